/** Folder of the results, in the folder that the photographer chose. */
export const RESULTS = "framed";

/** True where the browser has a dialog for folders: File System Access API, §3.5; Chromium only. */
export function canChooseFolder(): boolean {
  return "showDirectoryPicker" in globalThis;
}
