/** @see ../en/page-scripts.ts */
export const pageScripts = {
  signInFailed: (error: string) => `${error} Drücken Sie den Knopf, um es erneut zu versuchen.`,
  unreachable: "Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  hanging: (fileName: string) => `„${fileName}“ wird gehängt …`,
  copied: "Kopiert",
  notCopied: "Der Link konnte nicht kopiert werden.",
  reported: "Danke. Jemand wird es sich ansehen.",
  notReported: "Die Meldung konnte nicht gesendet werden. Versuchen Sie es in einer Minute erneut.",
  notSubscribed: "Die Anmeldung ist fehlgeschlagen. Versuchen Sie es in einer Minute erneut.",
};
