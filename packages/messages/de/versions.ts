/** @see ../en/versions.ts */
export const versions = {
  ready: "Eine neue Version ist bereit",
  later: "Eine neue Version kommt mit dem nächsten Start",
  openElsewhere: "In einem anderen Tab sind Fotos offen. Die neue Version kommt mit dem nächsten Start.",
  update: "Aktualisieren",
};
