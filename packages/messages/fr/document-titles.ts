/** @see ../en/document-titles.ts */
export const documentTitles = {
  landing: "Matte : une salle pour chaque photo",
  tool: "Éditeur · Matte",
  account: "Compte · Matte",
  checkout: "Paiement · Matte",
  device: "Connecter un appareil · Matte",
  admin: "Administration · Matte",
  looks: "Looks des autres · Matte",
  lookWithdrawn: "Look retiré · Matte",
  help: "Aide · Matte",
  terms: "Conditions · Matte",
  privacy: "Confidentialité · Matte",
  newsletter: "Lettre d’information · Matte",
  confirm: "Confirmer l’inscription · Matte",
  unsubscribe: "Quitter la lettre · Matte",
  notFound: "Page introuvable · Matte",
};
