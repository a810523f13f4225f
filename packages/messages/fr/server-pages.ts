/** @see ../en/server-pages.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

export const serverPages = {
  signIn: {
    title: "Connexion",
    signedIn: "Connexion réussie",
    closeWindow: "La connexion est établie. Vous pouvez fermer cette fenêtre.",
    notSignedIn: "Connexion impossible",
    back: "Retour à Matte",
    failures: {
      cancelled: "La connexion a été annulée.",
      expired: "Cette connexion a expiré, a déjà servi, ou a commencé dans un autre navigateur.",
      unverified: "L’adresse e-mail de votre compte n’est pas vérifiée.",
      rejected: "La connexion n’a pas abouti.",
      unreachable: "Le fournisseur d’identité ne répond pas.",
    },
  },
  provider: {
    notice:
      "C’est la connexion propre à Matte, pour le développement et les tests. Elle accepte n’importe quelle adresse et n’y envoie rien.",
    email: "E-mail",
    emailInvalid: "Saisissez une adresse comme ada@example.com.",
    submit: "Continuer",
    broken: "Cette connexion ne peut pas continuer",
    expired: "Elle a expiré ou a commencé dans un autre navigateur.",
  },
  privateFront: {
    title: "Privé",
    heading: "Votre propre Matte",
    photosStay:
      "Les photos sont encadrées dans ce navigateur. Elles ne sont jamais envoyées nulle part, pas même à ce serveur.",
    onThisMachine: "Seul cet ordinateur peut ouvrir ces pages.",
    behindPassword: "Seules les personnes qui connaissent le mot de passe peuvent ouvrir ces pages.",
    open: "Ouvrir l’éditeur",
    help: "Aide",
  },
  password: {
    title: "Mot de passe",
    heading: "Matte",
    notice: "Ce Matte est privé. Saisissez son mot de passe.",
    label: "Mot de passe",
    submit: "Continuer",
    wrong: "Ce n’est pas le mot de passe. Réessayez.",
    busy: "Trop de personnes essaient en ce moment. Réessayez dans quelques secondes.",
    tooMany: (seconds: number) =>
      `Trop d’essais. Réessayez dans ${number(seconds)} ${plural(seconds, { one: "seconde", other: "secondes" })}.`,
  },
  checkout: {
    title: "Paiement de développement",
    notice: "C’est le paiement propre à Matte, pour le développement et les tests. Il ne prend pas d’argent.",
    order: (price: string, billing: string, email: string) => `${price} par mois, ${billing}, pour ${email}`,
    pay: "Payer (test)",
    cancel: "Annuler",
    noSubscription: "Vous ne payez pas de forfait.",
    subscribedTo: "Vous payez",
    cancelSubscription: "Résilier l’abonnement (test)",
    back: "Retour à votre compte",
  },
};
