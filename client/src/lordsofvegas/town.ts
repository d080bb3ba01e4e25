/** The town of the home page: its free lots and its houses, written small. */

/** A free lot by the corner it shows the sky. */
export type Ground = { x: number; y: number };
/** A house by its nearest corner, its colour, its floors, and which of its windows are lit. */
export type House = Ground & { colour: string; floors: number; windows: Ground[] };

const FLOOR = 9;
/** Where the four windows of a floor are, seen from the nearest corner. */
const WINDOWS = [
  [-17.5, -11.25],
  [-9.9, -7.45],
  [5, -5],
  [12.6, -8.8],
] as const;
const STEP = { x: 2.5, y: 1.25 };

const GROUNDS = `
  69,-44 139,-44 159,-44 104,-39 15,-38 35,-38 258,-35 -10,-33 25,-28 208,-25 248,-25 49,-24 119,-24 139,-24
  -20,-23 0,-23 218,-15 59,-14 79,-14 149,-14 -10,-13 10,-13 263,-10 228,-5 49,-4 139,-4 -20,-3 0,-3 203,0 273,0
  114,1 59,6 193,10 243,10 263,10 283,10 14,11 34,11 -20,17 163,20 24,21 74,21 228,25 173,30 263,30 -6,31 14,31
  84,31 148,35 218,35 59,36 24,41 94,41 138,45 208,45 -21,46 14,51 238,55 -11,56 59,56 -21,66 -1,66 69,66 252,69
  272,69 183,70 128,75 59,76 242,79 282,79 193,80 252,89 272,89 163,90 183,90 4,91 242,99 103,100 123,100
  173,100 193,100 -6,101 34,101 217,104 183,110 4,111 276,113 207,114 227,114 83,120 103,120 -6,121 266,123
  197,124 217,124 276,133 187,134 207,134 227,134 48,135 68,135 118,135 217,144 108,145 148,145 -11,146 241,148
  261,148 207,154 68,155 118,155 138,155 -21,156 231,158 251,158 162,159 93,160 38,165 128,165 221,168 241,168
  152,169 192,169 48,175 231,178 182,179 73,180 152,189 172,189 63,190 83,190 103,190 196,193 216,193 127,194
  162,199 73,200 93,200 186,203 206,203 117,204 137,204
`;

/** Colour, floors and lit windows (a number in base 36, one bit each), then the place. */
const HOUSES = `
  p12,-24,-29 g13,228,-27 g23k,248,-27 g18,218,-17 s12,238,-17 v1d,59,-16 g10,79,-16 s16,129,-16 p5f5gr,149,-16
  v4l54,169,-16 s31mo,228,-7 v32ds,69,-6 v234,89,-6 v419jm,159,-6 g19,273,-2 p21s,238,3 v329c,39,4 s24,129,4
  v2w,193,8 p21j,283,8 p6akqs,104,9 s22,69,14 v12,183,18 g10,253,18 p324,24,19 p21t,94,19 b31z4,-10,25
  b15,173,28 v311y,213,28 b31pc,84,29 p646tk0,104,29 b31bo,124,29 v3uk,183,38 g3du,203,38 v3om,253,38 v11,273,38
  s23,4,39 b10,44,39 v4w0s,94,39 s311c,114,39 g10,193,48 p10,34,49 g41bgc,104,49 p12,238,53 v31nl,183,58
  v13,4,59 b10,277,62 g257,158,63 g12,228,63 s26o,248,63 v4sje,49,64 v5gzrd,69,64 p21s,128,73 g1d,148,73
  g14,168,73 p1e,198,73 v25i,218,73 b24x,39,74 v64dohm,79,74 b38,262,77 g255,118,83 p323k,138,83 g14,158,83
  g22o,208,83 g39k,228,83 s24z,29,84 b65n5eq,49,84 p1f,148,93 b20,218,93 g1e,-11,94 s33u,39,94 g20,262,97
  v268,103,98 s15,173,98 g3ao,14,99 p18,138,103 p2i,-21,104 b6lcw,49,104 p24,232,107 v25h,93,108 p2m,113,108
  v25c,203,108 b21f,24,109 s1b,262,117 g2x,83,118 p1b,153,118 p21q,14,119 s37r,252,127 p234,73,128 p35m,93,128
  p22o,113,128 b334,163,128 p3tc,-16,129 p4qyx,24,129 p1a,138,133 p24s,173,138 p217,14,139 v16,237,142
  b11,58,143 p32lt,128,143 s18,148,143 p2q,93,148 v4sxw,4,149 p23o,138,153 p12,158,153 p14,-21,154 g18,251,156
  b14,197,162 p245,38,163 p22o,58,163 g11,78,163 v23c,128,163 s10,172,167 p14,28,173 b2g,48,173 s1b,182,177
  p19,58,183 g21p,172,187 b10,13,188 g20,83,188 g18,103,188 v3a0,142,197 b14,162,197 b21u,3,198 b3mb,23,198
  p25h,93,198 g18,113,198 p25,206,201 b2o,-7,208 g10,13,208 b22,33,208 b24a,-17,218 p3fs,3,218 b19,23,218
  v10,48,223 p2j,-7,228 b220,13,228 p3x5,83,228
`;

function place(x = "", y = ""): Ground {
  return { x: Number(x) * STEP.x, y: Number(y) * STEP.y };
}

function house(text: string): House {
  const [what = "", x, y] = text.split(",");
  const lit = parseInt(what.slice(2), 36);
  const floors = Number(what[1]);
  const windows = Array.from({ length: 4 * floors }, (_, bit) => bit)
    .filter((bit) => lit & (1 << bit))
    .map((bit) => {
      const [right, down] = WINDOWS[bit % 4] ?? WINDOWS[0];
      return { x: right, y: down - FLOOR * Math.floor(bit / 4) };
    });
  return { ...place(x, y), colour: what[0] ?? "", floors, windows };
}

export const grounds: Ground[] = GROUNDS.trim()
  .split(/\s+/)
  .map((text) => place(...(text.split(",") as [string, string])));
export const houses: House[] = HOUSES.trim().split(/\s+/).map(house);

/** Draw a free lot as a path. */
export function groundPath({ x, y }: Ground): string {
  return `M${x} ${y}l22.5 11.25-22.5 11.25-22.5-11.25z`;
}

/** Draw the three faces of a house around its nearest corner, and its windows. */
export function housePaths({ floors, windows }: House): { left: string; right: string; top: string; lit: string } {
  const high = FLOOR * floors;
  return {
    left: `M0 0v${-high}l-22.5-11.25v${high}z`,
    right: `M0 0v${-high}l22.5-11.25v${high}z`,
    top: `M0 ${-high}l22.5-11.25-22.5-11.25-22.5 11.25z`,
    lit: windows.map(({ x, y }) => `M${x} ${y}l3.6 ${x < 0 ? 1.8 : -1.8}v-4l-3.6 ${x < 0 ? -1.8 : 1.8}z`).join(""),
  };
}
