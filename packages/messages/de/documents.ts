/** @see ../en/documents.ts */
const about =
  "Matte gibt Ihrem Foto einen Rand, einen Bildnachweis und die Daten der Kamera, in Ihrem Browser und ohne ihm zu schaden.";

export const documents = {
  descriptions: {
    landing: `${about} Kostenlos zum Ausprobieren.`,
    tool: "Ein Foto mit Passepartout, feiner Kontur und Beschriftung rahmen und als JPEG oder PNG exportieren. JPEGs behalten ihre eigenen Daten.",
    account: "Ihr Tarif, Ihre Antworten, Ihre Daten und wie Sie Ihr Konto löschen.",
    checkout: "Zu Pro oder Studio wechseln. Jederzeit kündbar, Geld zurück innerhalb von 30 Tagen.",
    device: "Den Code eines Geräts eingeben, um es bei Ihrem Konto anzumelden.",
    admin: "Statistik, Personen und Bilder, für die Verwaltung.",
    looks:
      "Passepartouts von anderen, gehängt an unseren eigenen Bildern. Probieren Sie eines an einem Foto von Ihnen, ohne Konto.",
    lookWithdrawn:
      "Dieser Look wurde zurückgezogen. Andere zum Ausprobieren an einem Foto, ohne Konto, sind auf der Seite aller Looks.",
    help: "Wie Sie mit Matte Fotos rahmen, beschriften, zuschneiden und exportieren, auf zehn kurzen Seiten mit Suche.",
    terms: "Was Sie mit Matte und dem, was darin entsteht, tun dürfen, was es kostet und was wir einander schulden.",
    privacy: "Was Matte über Sie und Ihre Fotos speichert, wo, wie lange und wie Sie es löschen lassen.",
    newsletter:
      "Neues von Matte und Ideen zum Rahmen von Fotos, höchstens einmal im Monat. Mit einem Klick abbestellbar.",
    confirm:
      "Bestätigen Sie Ihre Adresse mit einem Klick, und der Newsletter von Matte kommt höchstens einmal im Monat.",
    unsubscribe: "Mit einem Klick abbestellen. Ihre Adresse wird aus der Liste gelöscht.",
    notFound: about,
  },
  noScript: "Matte rahmt Ihre Fotos in diesem Browser und braucht dafür JavaScript.",
  app: {
    name: "Matte",
    description: "Gibt einem Foto ein Passepartout, einen Bildnachweis und die Daten der Kamera, ohne ihm zu schaden.",
  },
};
