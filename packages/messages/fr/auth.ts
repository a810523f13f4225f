/** @see ../en/auth.ts */
import { rich } from "../rich-text.ts";

export const auth = {
  signIn: "Continuer avec Google",
  enterPassword: "Saisir le mot de passe",
  signOut: "Se déconnecter",
  screen: {
    title: "Bienvenue dans Matte",
    invitation: "Connectez-vous pour donner un passe-partout à vos photos",
    invitationWithLook: "Connectez-vous pour donner un passe-partout à vos photos. Le look vous est gardé.",
    terms: rich(
      "En vous connectant, vous acceptez les <terms>conditions</terms>. La page <privacy>Confidentialité</privacy> indique ce qui est stocké, et pour combien de temps.",
    ),
    picture: {
      label: "Une image encadrée",
      alt: "Des crêtes boisées au-dessus de la brume du matin, dans un passe-partout blanc",
      title: "Crêtes, à l’aube",
      origin: "Générée par ordinateur, 2026",
    },
  },
  almostThere: "Presque prêt",
  sessionEnded: "Votre session a pris fin. Votre travail reste tel quel.",
  signInLeaves: "Se connecter quitte cette page et ferme vos photos. Exportez-les d’abord.",
  failures: {
    "sign-in": "Impossible de vous connecter.",
    "sign-out": "Impossible de vous déconnecter.",
    load: "Impossible de charger votre compte.",
  },
  signedOut: "Aucune session ouverte.",
  deletionUncertain: "Le serveur ne répond pas : votre compte n’est peut-être pas supprimé. Réessayez dans un instant.",
};
