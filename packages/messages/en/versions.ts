/** Texts about new page versions. */
export const versions = {
  ready: "A new version is ready",
  later: "A new version comes with the next start",
  openElsewhere: "Photos are open in another tab. The new version comes with the next start.",
  update: "Update",
};
