/** @see ../en/checkout.ts */
export const checkout = {
  opening: "Bestellseite wird geöffnet",
  failed: "Die Bestellseite konnte nicht geöffnet werden",
  account: "Zu Ihrem Konto",
  editor: "Editor öffnen",
  unknown: { title: "Diesen Tarif gibt es nicht", text: "Dieser Tarif wird nicht verkauft." },
  cancelled: {
    title: "Nichts wurde gekauft",
    text: "Sie haben die Bestellung vor dem Bezahlen verlassen. Ihnen wurde nichts berechnet.",
    back: "Zurück zur Bestellung",
  },
  confirming: {
    title: "Danke",
    text: (plan: string) =>
      `${plan} beginnt, sobald Ihre Zahlung bestätigt ist; das dauert einige Sekunden. Sie können diese Seite schließen.`,
    status: "Die Bestätigung steht noch aus",
  },
  confirmed: {
    title: (plan: string) => `Sie haben ${plan}`,
    text: "Danke. Editoren, die in anderen Tabs offen sind, haben den Tarif auch.",
  },
  noAnswer: "Der Server antwortet nicht. Versuchen Sie es gleich noch einmal.",
};
