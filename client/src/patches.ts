/** What has changed in a room, put into the room one has: see `croupier.server.patches` for how it is written. */

/** An object goes on inside; a list says what stands there now, that it is gone, or which parts are others. */
type Patch = { [key: string]: Patch } | readonly unknown[];

/** Return what a value has become; whatever has not changed is the same as before. */
export function patched<T>(value: T, patch: object): T {
  return changed(value, patch as Patch) as T;
}

function changed(value: unknown, patch: Patch): unknown {
  if (isList(patch)) return patch.length === 1 ? patch[0] : spliced(value as unknown[], patch);
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  for (const [key, part] of Object.entries(patch)) {
    if (isList(part) && part.length === 0) Reflect.deleteProperty(copy, key);
    else copy[key] = changed(copy[key], part);
  }
  return copy;
}

function isList(patch: Patch): patch is readonly unknown[] {
  return Array.isArray(patch);
}

function spliced(list: readonly unknown[], patch: readonly unknown[]): unknown[] {
  const [start, count, parts] = patch as [number, number, unknown[]];
  return [...list.slice(0, start), ...parts, ...list.slice(start + count)];
}
