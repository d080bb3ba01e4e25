/** What is asked about oneself. */
import { asked, posted } from "../api";
import { saveRoom, saveSettings, settings } from "../settings.svelte";
import type { ChangeProfile, GivenCode, History, Me, Profile } from "../wire";
import { deviceKind } from "./devices";

/** Remember how one appears, for tables that come and for home. */
function noted({ profile }: Me): Profile | undefined {
  if (profile) {
    settings.name = profile.name;
    settings.colour = profile.colour;
  } else delete settings.colour;
  saveSettings();
  return profile ?? undefined;
}

export const me = async (): Promise<Profile | undefined> => noted(await asked<Me>("/api/me"));

/** Be known again on this server. */
export const beKnown = async (look: ChangeProfile): Promise<Profile | undefined> =>
  noted(await posted<Me>("/api/me", { ...look, device: deviceKind() }));

/** Change how one appears at tables that come. */
export const changeLook = async (look: ChangeProfile): Promise<Profile | undefined> =>
  noted(await posted<Me>("/api/me/look", look));

/** Get a code for one more device; whoever is a guest until now is known by this name and colour. */
export async function deviceCode(name: string, colour: number): Promise<GivenCode> {
  if (!(await me())) await beKnown({ name, colour, language: settings.language });
  return posted("/api/me/code");
}

/** Get the code to be printed; the last one opens nothing any more. */
export const printedCode = (): Promise<GivenCode> => posted("/api/me/recovery");

/** Open a profile on this device, and speak its language. */
export async function useCode(code: string): Promise<void> {
  opened(await posted<Me>("/api/me/join", { code: code.trim(), device: deviceKind() }));
}

/** Take over what a profile that was opened here has chosen. */
export function opened(found: Me): void {
  const profile = noted(found);
  if (!profile) return;
  settings.language = profile.language;
  for (const { room, game } of [...profile.rooms].reverse()) saveRoom(room, "", game);
  saveSettings();
}

/** Sign a device out. */
export const endDevice = (id: string): Promise<void> => posted(`/api/me/devices/${encodeURIComponent(id)}/end`);
export const removePasskey = async (id: string): Promise<Profile | undefined> =>
  noted(await posted<Me>(`/api/me/passkeys/${encodeURIComponent(id)}/remove`));
export const history = (): Promise<History> => asked("/api/me/history");
/** Where everything is that is kept about oneself. */
export const EXPORT = "/api/me/export";

/** Be forgotten. */
export async function beForgotten(): Promise<void> {
  await posted("/api/me/forget");
  delete settings.colour;
  settings.name = "";
  saveSettings();
}
