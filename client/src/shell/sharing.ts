/** Hands an address on: by the device's own way, or by the clipboard. */

/** Share an address; tell whether it lies in the clipboard now. */
export async function share(url: string): Promise<boolean> {
  const isTouched = matchMedia("(pointer: coarse)").matches;
  // Both are missing where the connection is not secure, and sharing may be called off.
  if (isTouched && "share" in navigator) {
    await navigator.share({ url }).catch(() => undefined);
    return false;
  }
  return copy(url);
}

/** Copy a text; tell whether it lies in the clipboard now. */
export async function copy(text: string): Promise<boolean> {
  if (!("clipboard" in navigator)) return copied(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copied(text),
  );
}

/** Copy without the clipboard's leave, as browsers let pages do since long ago. */
function copied(text: string): boolean {
  const box = document.createElement("textarea");
  box.value = text;
  document.body.append(box);
  box.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else copies without a secure connection
  const isDone = document.execCommand("copy");
  box.remove();
  return isDone;
}
