/** The limit of an export's file size. */
import type { editorFileSize as English } from "../en/editor-file-size.ts";

export const editorFileSize: typeof English = {
  service: "用於",
  services: {
    bluesky: "Bluesky（2000 KB）",
    mastodon: "Mastodon（16 MB）",
    email: "電子郵件（5 MB）",
    custom: "自訂",
  },
  atMost: "上限",
  atMostKb: "上限（KB）",
};
