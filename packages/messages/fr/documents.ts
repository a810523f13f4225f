/** @see ../en/documents.ts */
const about =
  "Matte ajoute à votre photo une bordure, un crédit et les données de prise de vue, dans votre navigateur et sans l’abîmer.";

export const documents = {
  descriptions: {
    landing: `${about} Essai gratuit.`,
    tool: "Encadrez une photo d’un passe-partout, d’un contour fin et d’une légende, puis exportez-la en JPEG ou PNG. Les JPEG gardent leurs propres données.",
    account: "Votre forfait, vos réponses, vos données, et comment supprimer votre compte.",
    checkout: "Passez à Pro ou Studio. Résiliable à tout moment ; satisfait ou remboursé sous 30 jours.",
    device: "Tapez le code affiché par un appareil pour le connecter à votre compte.",
    admin: "Statistiques, comptes et images, pour l’administration.",
    looks:
      "Des passe-partout créés par d’autres, accrochés à nos propres images. Essayez-en un sur une de vos photos, sans compte.",
    lookWithdrawn:
      "Ce look a été retiré. D’autres sont sur la page de tous les looks, à essayer sur une photo sans compte.",
    help: "Comment encadrer, légender, recadrer et exporter des photos avec Matte, en dix courtes pages avec recherche.",
    terms: "Ce que vous pouvez faire de Matte et de vos images, ce que cela coûte, et ce que nous nous devons.",
    privacy: "Ce que Matte stocke sur vous et vos photos, où, combien de temps, et comment le faire supprimer.",
    newsletter:
      "Les nouveautés de Matte et des idées pour encadrer des photographies, au plus une fois par mois. Désinscription en un clic.",
    confirm:
      "Confirmez votre adresse d’un clic et recevez la lettre d’information de Matte, au plus une fois par mois.",
    unsubscribe: "Désinscrivez-vous d’un clic. Votre adresse est supprimée de la liste.",
    notFound: about,
  },
  noScript: "Matte encadre vos photographies dans ce navigateur, et a besoin pour cela de JavaScript.",
  app: {
    name: "Matte",
    description: "Ajoute à une photographie un passe-partout, un crédit et les données de prise de vue, sans l’abîmer.",
  },
};
