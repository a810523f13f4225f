/** @see ../en/editor-file-size.ts */
export const editorFileSize = {
  service: "Pour",
  services: {
    bluesky: "Bluesky (2000 ko)",
    mastodon: "Mastodon (16 Mo)",
    email: "E-mail (5 Mo)",
    custom: "Personnalisé",
  },
  atMost: "Au plus",
  atMostKb: "Au plus (ko)",
};
