/** Passkeys, by the browser's own means. */
import { posted } from "../api";
import type { Me } from "../wire";
import { deviceKind } from "./devices";

/** Somebody thought better of it, or has no passkey here. */
export class CalledOff extends Error {}

/** Tell whether this browser has passkeys, which takes a secure connection. */
export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

async function credential(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await asked.catch(() => null);
  if (found instanceof PublicKeyCredential) return found;
  throw new CalledOff();
}

function answered(path: string, made: PublicKeyCredential): Promise<Me> {
  return posted(path, { credential: JSON.stringify(made.toJSON()), device: deviceKind() });
}

/** Make a passkey that opens one's profile. */
export async function makePasskey(): Promise<Me> {
  const options = await posted<PublicKeyCredentialCreationOptionsJSON>("/api/me/passkeys/options");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return answered("/api/me/passkeys", await credential(navigator.credentials.create({ publicKey })));
}

/** Open one's profile by a passkey. */
export async function openByPasskey(): Promise<Me> {
  const options = await posted<PublicKeyCredentialRequestOptionsJSON>("/api/me/passkey/options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return answered("/api/me/passkey", await credential(navigator.credentials.get({ publicKey })));
}
