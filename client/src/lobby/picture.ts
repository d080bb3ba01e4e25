/** A picture of a game to share, drawn here: no name of anybody is in it but what the title says. */
import { pips } from "../shell/dice";
import { shape } from "../shell/players";

export const SIZE = { width: 1200, height: 630 };

export type Picture = {
  title: string;
  subtitle: string;
  /** The chances of all seats in every position. */
  chances: readonly (readonly number[])[];
  /** Whose chance is filled, and whose shape is shown. */
  seat: number;
  /** The seats by their places, with what they have in the end. */
  scores: readonly (readonly [number, string])[];
};

const CHART = { left: 66, right: 1134, top: 240, bottom: 498 };
const RAYS = 24;
/** A pip is drawn in the middle of a face of 40, with a radius of 8. */
const FACE = 40;

/** Return the points of a line through the chart. */
export function curve(chances: Picture["chances"], seat: number): [number, number][] {
  const last = Math.max(1, chances.length - 1);
  return chances.map((all, position) => [
    CHART.left + ((CHART.right - CHART.left) * position) / last,
    CHART.bottom - (CHART.bottom - CHART.top) * (all[seat] ?? 0),
  ]);
}

type Paint = (name: string) => string;

function draw(canvas: CanvasRenderingContext2D, picture: Picture, paint: Paint): void {
  ground(canvas, paint);
  sun(canvas, picture.seat, paint);
  canvas.fillStyle = paint("--text");
  canvas.font = `750 74px ${paint("--sign")}`;
  canvas.fillText(picture.title, 254, 126, 880);
  canvas.fillStyle = paint("--text-2");
  canvas.font = `500 42px ${paint("--text-face")}`;
  canvas.fillText(picture.subtitle, 254, 188, 880);
  lines(canvas, picture, paint);
  foot(canvas, picture, paint);
}

function ground(canvas: CanvasRenderingContext2D, paint: Paint): void {
  const light = canvas.createRadialGradient(240, 0, 0, 240, 0, 1000);
  light.addColorStop(0, paint("--bg-far"));
  light.addColorStop(0.75, paint("--bg"));
  canvas.fillStyle = light;
  canvas.fillRect(0, 0, SIZE.width, SIZE.height);
}

function token(canvas: CanvasRenderingContext2D, seat: number, x: number, y: number, size: number, paint: Paint): void {
  canvas.save();
  canvas.translate(x - size, y - size);
  canvas.scale((2 * size) / FACE, (2 * size) / FACE);
  // The pip of a one is less than half as wide as its die.
  canvas.translate(FACE / 2, FACE / 2);
  canvas.scale(2.4, 2.4);
  canvas.translate(-FACE / 2, -FACE / 2);
  canvas.fillStyle = paint(`--p${seat + 1}`);
  canvas.fill(new Path2D(pips(shape(seat), 1)));
  canvas.restore();
}

function sun(canvas: CanvasRenderingContext2D, seat: number, paint: Paint): void {
  canvas.strokeStyle = paint(`--p${seat + 1}`);
  canvas.lineWidth = 5;
  canvas.lineCap = "round";
  for (let ray = 0; ray < RAYS; ray++) {
    const turn = (2 * Math.PI * ray) / RAYS;
    const far = ray % 2 ? 54 : 66;
    canvas.beginPath();
    canvas.moveTo(138 + 40 * Math.sin(turn), 131 - 40 * Math.cos(turn));
    canvas.lineTo(138 + far * Math.sin(turn), 131 - far * Math.cos(turn));
    canvas.stroke();
  }
  token(canvas, seat, 138, 131, 22, paint);
}

function lines(canvas: CanvasRenderingContext2D, { chances, seat }: Picture, paint: Paint): void {
  const seats = (chances[0] ?? []).map((_, each) => each);
  canvas.lineJoin = "round";
  for (const each of [...seats.filter((other) => other !== seat), seat]) {
    const points = curve(chances, each);
    canvas.beginPath();
    points.forEach(([x, y], index) => (index ? canvas.lineTo(x, y) : canvas.moveTo(x, y)));
    canvas.strokeStyle = paint(`--p${each + 1}`);
    canvas.lineWidth = each === seat ? 4 : 2;
    canvas.stroke();
    if (each !== seat) continue;
    canvas.lineTo(CHART.right, CHART.bottom);
    canvas.lineTo(CHART.left, CHART.bottom);
    canvas.globalAlpha = 0.16;
    canvas.fillStyle = paint(`--p${each + 1}`);
    canvas.fill();
    canvas.globalAlpha = 1;
  }
}

function foot(canvas: CanvasRenderingContext2D, { scores }: Picture, paint: Paint): void {
  canvas.fillStyle = paint("--text");
  canvas.font = `600 46px ${paint("--sign")}`;
  canvas.fillText("Croupier", 66, 572);
  let right = CHART.right;
  for (const [seat, score] of scores.toReversed()) {
    canvas.fillStyle = paint("--text");
    const width = canvas.measureText(score).width;
    // Where there are many, the last places have no room.
    if (right - width < 300) break;
    canvas.fillText(score, right - width, 572);
    token(canvas, seat, right - width - 26, 557, 13, paint);
    right -= width + 72;
  }
}

/** A picture as an address to show and keep, and as a file to send. */
export type Drawn = { address: string; file: File };

/** Draw a picture in the theme of the page; nothing where there is no canvas. */
export async function drawn(picture: Picture, name: string): Promise<Drawn | undefined> {
  const style = getComputedStyle(document.documentElement);
  const paint = (name: string) => style.getPropertyValue(name).trim();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [SIZE.width, SIZE.height];
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  await Promise.all(["750 74px", "600 46px"].map((size) => document.fonts.load(`${size} ${paint("--sign")}`)));
  await document.fonts.load(`500 42px ${paint("--text-face")}`);
  draw(context, picture, paint);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  // The page may show what is in its own address, but nothing that only the browser holds.
  return blob
    ? { address: canvas.toDataURL("image/png"), file: new File([blob], name, { type: blob.type }) }
    : undefined;
}
