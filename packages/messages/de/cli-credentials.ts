/** @see ../en/cli-credentials.ts */
export const cliCredentials = {
  pair: "Verwenden Sie --credentials mit --credentials-key: das Zertifikat und seinen privaten Schlüssel.",
  timeStampAlone: "--time-stamp ist für Nachweise. Ergänzen Sie --credentials und --credentials-key.",
  timeStampUrl: "--time-stamp nimmt die URL eines Zeitstempeldienstes, mit http oder https.",
  faults: {
    certificate: (cert: string) => `„${cert}“ ist nicht als Zertifikat lesbar. Nötig ist eine Datei in PEM.`,
    key: (_: string, key: string) => `„${key}“ ist nicht als privater Schlüssel lesbar. Nötig ist eine Datei in PEM.`,
    encrypted: (_: string, key: string) =>
      `„${key}“ hat ein Passwort. Speichern Sie den Schlüssel ohne, in einer Datei, die nur Sie lesen dürfen.`,
    open: (_: string, key: string) => `Alle auf diesem Computer dürfen „${key}“ lesen. Rufen Sie auf: chmod 600 ${key}`,
    "other-key": (cert: string, key: string) => `„${key}“ ist nicht der Schlüssel von „${cert}“.`,
    "self-signed": (cert: string) =>
      `„${cert}“ signiert sich selbst, was Leseprogramme ablehnen. Verwenden Sie ein Zertifikat, das eine Stelle ausgegeben hat.`,
    early: (cert: string) => `„${cert}“ ist noch nicht gültig. Prüfen Sie die Uhr dieses Computers.`,
    expired: (cert: string) =>
      `„${cert}“ ist abgelaufen. Erneuern Sie das Zertifikat, oder prüfen Sie die Uhr dieses Computers.`,
    unsuitable: (cert: string) =>
      `„${cert}“ ist nicht zum Signieren von Dokumenten. In docs/credentials.md steht, was ein Zertifikat braucht.`,
  },
  signedBy: (name: string) => `Signiert von ${name}.`,
  leftOut: {
    location: (photo: string) =>
      `Die eigenen Nachweise von „${photo}“ werden weggelassen: Sie könnten den Aufnahmeort enthalten, den Ergebnisse nicht haben.`,
    cropped: (photo: string) =>
      `Die eigenen Nachweise von „${photo}“ werden weggelassen: Sie zeigen, was weggeschnitten wurde.`,
    large: (photo: string) => `Die eigenen Nachweise von „${photo}“ werden weggelassen: Sie sind zu groß.`,
    unreadable: (photo: string) => `Die eigenen Nachweise von „${photo}“ werden weggelassen: Sie sind nicht lesbar.`,
  },
};
