/** Milliseconds until the object URL is revoked: browsers read it after the click returns, and a disk may be slow. */
const REVOKE_AFTER = 60_000;

/** Saves a file through the browser's downloads. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER);
}
