/** Folder for the results, inside the photographer's chosen folder. */
export const RESULTS = "framed";

/** True if the browser has a folder dialog: File System Access API, §3.5; Chromium only. */
export function canChooseFolder(): boolean {
  return "showDirectoryPicker" in globalThis;
}
