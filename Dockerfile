# docker build -t croupier .
FROM python:3.13-slim AS build
WORKDIR /src
COPY requirements/play.txt requirements/play.txt
RUN python -m venv /opt/croupier \
    && /opt/croupier/bin/pip install --no-cache-dir --require-hashes -r requirements/play.txt
COPY . .
RUN PATH=/opt/croupier/bin:$PATH pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.13-slim
COPY --from=build /opt/croupier /opt/croupier
RUN useradd --uid 10001 --create-home croupier
USER 10001
# What bots compile is kept with the container; a volume here keeps it longer.
ENV PATH=/opt/croupier/bin:$PATH XDG_CACHE_HOME=/home/croupier/.cache \
    CROUPIER_HOST=0.0.0.0 CROUPIER_NO_BROWSER=yes
EXPOSE 8000
# Longer than --shutdown, of which half is for the visitors.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz', timeout=2)"]
ENTRYPOINT ["croupier", "serve"]
