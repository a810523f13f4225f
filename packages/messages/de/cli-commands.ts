/** @see ../en/cli-commands.ts */
export const cliCommands = {
  frame: "Fotos rahmen",
  unframe: "Rahmen entfernen: Die Fotos bekommen ihre Originaldaten zurück",
  watch: "Fotos rahmen, die in einem Ordner ankommen, bis Strg+C",
  signIn: "Diesen Computer anmelden, für den Tarif Ihres Kontos",
  signOut: "Diesen Computer abmelden",
  inspect: "Zeigen, wie Fotos gerahmt würden, und die Metadaten für Beschriftungen",
  looks: "Die eingebauten Looks auflisten",
  completion: "Ein Skript ausgeben, das Befehle und Optionen in einer Shell ergänzt",
  manual: "Die Handbuchseite ausgeben",
  help: "Die Hilfe eines Befehls zeigen",
};
