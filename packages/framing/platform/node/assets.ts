/** Files put next to the program by the build, by their paths on a site. */
import { fileURLToPath } from "node:url";

export function assetPath(url: string): string {
  return fileURLToPath(new URL(`.${url}`, import.meta.url));
}
