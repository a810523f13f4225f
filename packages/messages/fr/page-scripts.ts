/** @see ../en/page-scripts.ts */
export const pageScripts = {
  signInFailed: (error: string) => `${error} Appuyez sur le bouton pour réessayer.`,
  unreachable: "Impossible de joindre le serveur. Vérifiez votre connexion et réessayez.",
  hanging: (fileName: string) => `Accrochage de « ${fileName} »…`,
  copied: "Copié",
  notCopied: "Impossible de copier le lien.",
  reported: "Merci. Quelqu’un va y regarder.",
  notReported: "Impossible d’envoyer le signalement. Réessayez dans une minute.",
  notSubscribed: "Impossible de vous inscrire. Réessayez dans une minute.",
};
