/** Files that the build puts next to the program, by the paths that a site would have. */
import { fileURLToPath } from "node:url";

export function assetPath(url: string): string {
  return fileURLToPath(new URL(`.${url}`, import.meta.url));
}
