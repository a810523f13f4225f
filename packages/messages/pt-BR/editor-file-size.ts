/** @see ../en/editor-file-size.ts */
export const editorFileSize = {
  service: "Para",
  services: {
    bluesky: "Bluesky (2000 KB)",
    mastodon: "Mastodon (16 MB)",
    email: "E-mail (5 MB)",
    custom: "Personalizado",
  },
  atMost: "No máximo",
  atMostKb: "No máximo (KB)",
};
