/** What is asked about evenings. */
import { asked, posted } from "../api";
import type { EveningCommand, EveningListings, EveningMade, EveningView, OpenEvening } from "../wire";

const path = (evening: string) => `/api/evenings/${encodeURIComponent(evening)}`;

export const openEvening = (given: OpenEvening): Promise<EveningMade> => posted("/api/evenings", given);
export const ownEvenings = (): Promise<EveningListings> => asked("/api/evenings");

/** See an evening; whoever says how much is known waits for more, for some seconds at most. */
export const see = (evening: string, after: number | undefined, signal: AbortSignal): Promise<EveningView> =>
  asked(`${path(evening)}${after === undefined ? "" : `?after=${after}`}`, { signal });

export const ask = (evening: string, command: EveningCommand): Promise<EveningView> =>
  posted(`${path(evening)}/commands`, command);

/** Get another link; the old one opens nothing any more. */
export const renew = (evening: string): Promise<EveningMade> => posted(`${path(evening)}/invite`);

/** Where the result is. */
export const resultOf = (evening: string, kind: "csv" | "json"): string => `${path(evening)}/result.${kind}`;
