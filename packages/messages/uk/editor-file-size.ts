/** @see ../en/editor-file-size.ts */
export const editorFileSize = {
  service: "Для",
  services: {
    bluesky: "Bluesky (2000 КБ)",
    mastodon: "Mastodon (16 МБ)",
    email: "Ел. пошта (5 МБ)",
    custom: "Власне",
  },
  atMost: "Не більше",
  atMostKb: "Не більше (КБ)",
};
