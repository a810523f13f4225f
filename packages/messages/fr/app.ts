/** @see ../en/app.ts */
export const app = {
  loading: "Chargement",
  broken: {
    title: "Une erreur s’est produite",
    text: "Une erreur de notre part a arrêté cette page. Vos photos sont intactes et vos réglages sont enregistrés.",
    retry: "Réessayer",
    reload: "Recharger la page",
  },
  notFound: {
    title: "Rien n’est accroché ici",
    text: "Il n’y a pas de page à cette adresse.",
    home: "Aller à l’accueil",
    editor: "Ouvrir l’éditeur",
  },
  welcome: "Bienvenue dans Matte",
  accountDeleted: "Votre compte est supprimé",
};
