/** @see ../en/editor-file-size.ts */
import type { editorFileSize as English } from "../en/editor-file-size.ts";

export const editorFileSize: typeof English = {
  service: "Per",
  services: {
    bluesky: "Bluesky (2000 KB)",
    mastodon: "Mastodon (16 MB)",
    email: "E-mail (5 MB)",
    custom: "Personalizzata",
  },
  atMost: "Al massimo",
  atMostKb: "Al massimo (KB)",
};
