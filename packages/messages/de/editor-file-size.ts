/** @see ../en/editor-file-size.ts */
export const editorFileSize = {
  service: "Für",
  services: {
    bluesky: "Bluesky (2000 KB)",
    mastodon: "Mastodon (16 MB)",
    email: "E-Mail (5 MB)",
    custom: "Eigene",
  },
  atMost: "Höchstens",
  atMostKb: "Höchstens (KB)",
};
