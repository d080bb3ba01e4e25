/** Things that travel over the table: copies that fly from one place to another, above everything. */
export type Box = { left: number; top: number; width: number; height: number };

/** Return the way from one place to another: an arc that rises a little, and the size of where it lands. */
export function arc(from: Box, to: Box): Keyframe[] {
  const middle = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const;
  const [[fromX, fromY], [toX, toY]] = [middle(from), middle(to)];
  const [x, y] = [fromX - toX, fromY - toY];
  const scale = from.width / Math.max(1, to.width);
  const rise = Math.min(48, Math.hypot(x, y) / 6);
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  return [
    { transform: at(x, y, scale), offset: 0 },
    { transform: at(x / 2, y / 2 - rise, (1 + scale) / 2 + 0.12), offset: 0.5 },
    { transform: at(0, 0, 1), offset: 1 },
  ];
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

let layer: HTMLElement | undefined;

/** Return the layer above everything. */
export function sky(): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement("div");
    layer.className = "sky";
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
  }
  return layer;
}

/** Take a copy of something, as it looks where it is. */
export function copyOf(element: Element): HTMLElement | SVGElement {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  const { width, height } = boxOf(element);
  copy.removeAttribute("id");
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  // What it inherits where it is it must carry along.
  copy.style.fontSize = getComputedStyle(element).fontSize;
  for (const name of ["--c", "--v"]) {
    const value = getComputedStyle(element).getPropertyValue(name);
    if (value) copy.style.setProperty(name, value);
  }
  return copy;
}

export type Flight = {
  copy: HTMLElement | SVGElement;
  from: Box;
  to: Box;
  ms: number;
  delay?: number;
  ends?: Keyframe;
};

/** Let a copy fly; it is gone when it has landed. */
export function fly({ copy, from, to, ms, delay = 0, ends }: Flight): Animation {
  copy.style.left = `${to.left + to.width / 2 - parseFloat(copy.style.width) / 2}px`;
  copy.style.top = `${to.top + to.height / 2 - parseFloat(copy.style.height) / 2}px`;
  sky().append(copy);
  const size = { left: 0, top: 0, width: parseFloat(copy.style.width), height: parseFloat(copy.style.height) };
  const landing = {
    ...size,
    left: to.left + to.width / 2 - size.width / 2,
    top: to.top + to.height / 2 - size.height / 2,
  };
  const way = arc(from, landing);
  const frames = ends
    ? [...way.map((frame, at) => ({ ...frame, offset: at * 0.42 })), { ...way.at(-1), ...ends, offset: 1 }]
    : way;
  const animation = copy.animate(frames, { duration: ms, delay, easing: "cubic-bezier(.5, 0, .1, 1)", fill: "both" });
  const done = () => copy.remove();
  animation.finished.then(done, done);
  return animation;
}

/** Hide something until what flies to it has landed. */
export function awaitLanding(element: Element, ms: number): void {
  element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }], { duration: ms, fill: "backwards" });
}

/** Clear the sky: whoever skips does not want to see it any more. */
export function clearSky(): void {
  layer?.replaceChildren();
}
