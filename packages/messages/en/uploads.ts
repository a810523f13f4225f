/** Texts about uploading photos and exports. */
import { format } from "./notation.ts";

export const uploads = {
  failed: (file: string) => `Upload to server failed for ${file}`,
  severalFailed: (count: number) =>
    `Upload to server failed for ${format.number(count)} ${format.plural(count, { one: "photo", other: "photos" })}`,
  serverFull: "The server has no space left for your pictures. They’re exported, but not stored there.",
};
