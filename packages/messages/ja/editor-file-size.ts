import type { editorFileSize as English } from "../en/editor-file-size.ts";

export const editorFileSize: typeof English = {
  service: "用途",
  services: {
    bluesky: "Bluesky（2000 KB）",
    mastodon: "Mastodon（16 MB）",
    email: "メール（5 MB）",
    custom: "カスタム",
  },
  atMost: "上限",
  atMostKb: "上限（KB）",
};
