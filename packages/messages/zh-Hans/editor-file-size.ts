/** The limit of an export's file size. */
import type { editorFileSize as English } from "../en/editor-file-size.ts";

export const editorFileSize: typeof English = {
  service: "用于",
  services: {
    bluesky: "Bluesky（2000 KB）",
    mastodon: "Mastodon（16 MB）",
    email: "电子邮件（5 MB）",
    custom: "自定义",
  },
  atMost: "最大",
  atMostKb: "最大（KB）",
};
