/** @see ../en/checkout.ts */
export const checkout = {
  opening: "Ouverture du paiement",
  failed: "Impossible d’ouvrir le paiement",
  account: "Aller à votre compte",
  editor: "Ouvrir l’éditeur",
  unknown: { title: "Forfait inconnu", text: "Ce forfait n’est pas en vente." },
  cancelled: {
    title: "Rien n’a été acheté",
    text: "Vous avez quitté le paiement avant de payer. Rien n’a été débité.",
    back: "Revenir au paiement",
  },
  confirming: {
    title: "Merci",
    text: (plan: string) =>
      `${plan} commence dès que votre paiement est confirmé, ce qui prend quelques secondes. Vous pouvez fermer cette page.`,
    status: "En attente de la confirmation",
  },
  confirmed: {
    title: (plan: string) => `Votre forfait est maintenant ${plan}`,
    text: "Merci. Les éditeurs ouverts dans d’autres onglets ont aussi ce forfait.",
  },
  noAnswer: "Le serveur ne répond pas. Réessayez dans un instant.",
};
