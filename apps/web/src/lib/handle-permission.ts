/** Permission to read or to write a file or folder on disk. */

type Mode = "read" | "readwrite";

/** File System Access API, §2.3; Chromium only, like handles for files outside the private file system. */
interface PermissionHandle {
  queryPermission?(options: { readonly mode: Mode }): Promise<PermissionState>;
  requestPermission?(options: { readonly mode: Mode }): Promise<PermissionState>;
}

/** The page's permission. With `prompt` the browser asks if `askPermission` is called in a click. */
export async function queryPermission(
  handle: FileSystemHandle & PermissionHandle,
  mode: Mode,
): Promise<PermissionState> {
  return (await handle.queryPermission?.({ mode })) ?? "granted";
}

/** Asks for a permission unless the page has it. Call it in a click. @returns whether it is granted */
export async function askPermission(handle: FileSystemHandle & PermissionHandle, mode: Mode): Promise<boolean> {
  if ((await queryPermission(handle, mode)) === "granted") return true;
  return (await handle.requestPermission?.({ mode }).catch(() => "denied")) === "granted";
}
