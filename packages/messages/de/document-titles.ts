/** @see ../en/document-titles.ts */
export const documentTitles = {
  landing: "Matte: ein Raum für jedes Foto",
  tool: "Editor · Matte",
  account: "Konto · Matte",
  checkout: "Bestellung · Matte",
  device: "Gerät anmelden · Matte",
  admin: "Verwaltung · Matte",
  looks: "Looks von anderen · Matte",
  lookWithdrawn: "Look zurückgezogen · Matte",
  help: "Hilfe · Matte",
  terms: "Nutzungsbedingungen · Matte",
  privacy: "Datenschutz · Matte",
  newsletter: "Newsletter · Matte",
  confirm: "Anmeldung bestätigen · Matte",
  unsubscribe: "Newsletter abbestellen · Matte",
  notFound: "Nicht gefunden · Matte",
};
