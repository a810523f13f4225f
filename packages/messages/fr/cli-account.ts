/** @see ../en/cli-account.ts */
export const cliAccount = {
  codes: (page: string, code: string, link: string) =>
    `Ouvrez ${page} dans un navigateur et saisissez le code ${code}, ou ouvrez ${link}\nEn attente de votre autorisation pour cet ordinateur…`,
  signedIn: (email: string, plan: string) =>
    `Connexion en tant que ${email}, avec le forfait ${plan}. Elle est valable hors ligne pendant 30 jours.`,
  ended: (server: string) =>
    `Votre connexion sur cet ordinateur a pris fin ou ne peut pas être vérifiée. Reconnectez-vous avec « matte sign-in ${server || "URL"} ».`,
  signedOut: "Déconnexion faite.",
  signedOutHere:
    "Déconnexion faite sur cet ordinateur, mais le serveur n’a pas répondu. Terminez aussi la session sur la page de votre compte.",
  failures: {
    insecure: (server: string) => `« ${server} » n’est pas une URL qui commence par https://.`,
    unreachable: (server: string) => `${server} ne répond pas. Vérifiez l’URL et votre connexion.`,
    unexpected: (server: string) => `${server} n’est pas un serveur Matte. Vérifiez l’URL.`,
    denied: () => "Cet ordinateur a été refusé, il n’est donc pas connecté.",
    expired: () => "Le code a expiré. Relancez la commande.",
  },
};
