/** The limit of an export's file size. */
export const editorFileSize = {
  service: "For",
  services: {
    bluesky: "Bluesky (2000 KB)",
    mastodon: "Mastodon (16 MB)",
    email: "E-mail (5 MB)",
    custom: "Custom",
  },
  atMost: "At most",
  atMostKb: "At most (KB)",
};
