/** Hands an address on: by the device's own way, or by the clipboard. */

/** Share an address; tell whether it lies in the clipboard now. */
export async function share(url: string): Promise<boolean> {
  const isTouched = matchMedia("(pointer: coarse)").matches;
  // Both are missing where the connection is not secure, and sharing may be called off.
  if (isTouched && "share" in navigator) {
    await navigator.share({ url }).catch(() => undefined);
    return false;
  }
  if (!("clipboard" in navigator)) return copied(url);
  return navigator.clipboard.writeText(url).then(
    () => true,
    () => copied(url),
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
