/** @see ../en/cli-credentials.ts */
export const cliCredentials = {
  pair: "Utilisez --credentials avec --credentials-key : le certificat, et sa clé privée.",
  timeStampAlone: "--time-stamp concerne les Content Credentials. Ajoutez --credentials et --credentials-key.",
  timeStampUrl: "--time-stamp attend l’URL d’un service d’horodatage, en http ou https.",
  faults: {
    certificate: (cert: string) => `« ${cert} » ne se lit pas comme un certificat. Un fichier PEM est attendu.`,
    key: (_: string, key: string) => `« ${key} » ne se lit pas comme une clé privée. Un fichier PEM est attendu.`,
    encrypted: (_: string, key: string) =>
      `« ${key} » a un mot de passe. Enregistrez la clé sans lui, dans un fichier que vous seul pouvez lire.`,
    open: (_: string, key: string) =>
      `Tout le monde sur cet ordinateur peut lire « ${key} ». Lancez : chmod 600 ${key}`,
    "other-key": (cert: string, key: string) => `« ${key} » n’est pas la clé de « ${cert} ».`,
    "self-signed": (cert: string) =>
      `« ${cert} » est autosigné, ce que les lecteurs refusent. Utilisez un certificat émis par une autorité.`,
    early: (cert: string) => `« ${cert} » n’est pas encore valide. Vérifiez l’horloge de cet ordinateur.`,
    expired: (cert: string) =>
      `« ${cert} » a expiré. Renouvelez le certificat, ou vérifiez l’horloge de cet ordinateur.`,
    unsuitable: (cert: string) =>
      `« ${cert} » n’est pas prévu pour signer des documents. docs/credentials.md indique ce qu’il faut à un certificat.`,
  },
  signedBy: (name: string) => `Signé par ${name}.`,
  leftOut: {
    location: (photo: string) =>
      `Le résultat ne reprend pas les Content Credentials de « ${photo} » : la position pourrait y figurer, et les résultats ne l’ont pas.`,
    cropped: (photo: string) =>
      `Le résultat ne reprend pas les Content Credentials de « ${photo} » : on y voit ce que le recadrage a enlevé.`,
    large: (photo: string) =>
      `Le résultat ne reprend pas les Content Credentials de « ${photo} » : leur taille est trop grande.`,
    unreadable: (photo: string) =>
      `Le résultat ne reprend pas les Content Credentials de « ${photo} » : leur lecture est impossible.`,
  },
};
