/** The limit of an export's file size. */
import type { editorFileSize as English } from "../en/editor-file-size.ts";

export const editorFileSize: typeof English = {
  service: "용도",
  services: {
    bluesky: "Bluesky (2000KB)",
    mastodon: "Mastodon (16MB)",
    email: "이메일 (5MB)",
    custom: "사용자 지정",
  },
  atMost: "최대",
  atMostKb: "최대(KB)",
};
