/** File paths in the results folder, at most one subfolder deep. */

export function pathOf(directory: string, name: string): string {
  return directory === "" ? name : `${directory}/${name}`;
}

/** The subfolder; empty for the folder itself. */
export function directoryOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
