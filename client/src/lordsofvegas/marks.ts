/** What is told is not lit: lots that pay, that have changed or are spoken of have pale outlines, and a number. */
export type Mark = { look: "paying" | "paid" | "changed" | "quiet"; tag?: number };
/** The marked lots; while some are, all others may be quiet. */
export type Marks = ReadonlyMap<string, Mark>;

/** Nothing is told of any lot. */
export const UNMARKED: Marks = new Map();
