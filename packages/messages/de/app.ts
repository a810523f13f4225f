/** @see ../en/app.ts */
export const app = {
  loading: "Wird geladen",
  broken: {
    title: "Etwas ist schiefgegangen",
    text: "Ein Fehler von uns hat diese Seite angehalten. Ihre Fotos sind unberührt, Ihre Einstellungen gespeichert.",
    retry: "Erneut versuchen",
    reload: "Seite neu laden",
  },
  notFound: {
    title: "Hier hängt nichts",
    text: "Unter dieser Adresse gibt es keine Seite.",
    home: "Zur Startseite",
    editor: "Editor öffnen",
  },
  welcome: "Willkommen bei Matte",
  accountDeleted: "Ihr Konto ist gelöscht",
};
