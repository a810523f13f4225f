/** @see ../en/cli-account.ts */
export const cliAccount = {
  codes: (page: string, code: string, link: string) =>
    `Öffnen Sie ${page} in einem Browser, und geben Sie den Code ${code} ein, oder öffnen Sie ${link}\nWartet darauf, dass Sie diesen Computer erlauben …`,
  signedIn: (email: string, plan: string) =>
    `Angemeldet als ${email}, mit dem Tarif ${plan}. Das gilt offline 30 Tage lang.`,
  ended: (server: string) =>
    `Ihre Anmeldung auf diesem Computer ist beendet oder lässt sich nicht prüfen. Melden Sie sich mit „matte sign-in ${server || "URL"}“ erneut an.`,
  signedOut: "Abgemeldet.",
  signedOutHere:
    "Auf diesem Computer abgemeldet, aber der Server hat nicht geantwortet. Beenden Sie die Sitzung auch auf Ihrer Kontoseite.",
  failures: {
    insecure: (server: string) => `„${server}“ ist keine URL, die mit https:// beginnt.`,
    unreachable: (server: string) => `${server} antwortet nicht. Prüfen Sie die URL und Ihre Verbindung.`,
    unexpected: (server: string) => `${server} ist kein Server von Matte. Prüfen Sie die URL.`,
    denied: () => "Dieser Computer wurde abgelehnt und ist deshalb nicht angemeldet.",
    expired: () => "Der Code ist abgelaufen. Rufen Sie den Befehl noch einmal auf.",
  },
};
