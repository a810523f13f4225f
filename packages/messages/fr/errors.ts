/** @see ../en/errors.ts */
import type { ErrorMessages } from "../error-text.ts";
import { format } from "./notation.ts";

const { list, number, plural } = format;

const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;

const PLAN_REQUIRED = {
  settings: "Conserver les réglages avec votre compte fait partie de Pro.",
  logo: "Le logo personnalisé fait partie de Pro.",
  presets: "Les looks personnels font partie de Studio.",
  profiles: "Avoir plus d’un profil fait partie de Pro.",
} as const;

const NOT_READY = {
  stopping: "Le serveur est en cours d’arrêt.",
  pages: "Les pages ne sont pas construites.",
  database: "La base de données ne répond pas.",
  "data-folder": "Le dossier de données est plein ou n’est pas accessible en écriture.",
  "image-folder": "Le dossier des images n’est pas accessible en écriture.",
  "image-store": "Le stockage des images ne répond pas.",
  "image-checker": "Les images ne peuvent pas être vérifiées.",
} as const;

export const errors: ErrorMessages = {
  "http-invalid": "Ce n’est pas une requête HTTP valide.",
  "body-invalid": "Le corps de la requête est illisible.",
  "body-too-large": "La requête est trop volumineuse.",
  "media-type-unsupported": "Ce type de média n’est pas pris en charge.",
  "request-timeout": "La requête a mis trop de temps à arriver.",
  "route-not-found": "Il n’y a rien à cette adresse.",
  "method-not-allowed": ({ methods }) => `Cette adresse accepte uniquement ${list(methods)}.`,
  "rate-limited": ({ seconds }) =>
    `Trop de requêtes. Réessayez dans ${number(seconds)} ${plural(seconds, { one: "seconde", other: "secondes" })}.`,

  unauthenticated: "Connectez-vous d’abord.",
  "other-user-signed-in": "Un autre compte est connecté.",
  "token-required": "Un jeton valide est nécessaire.",
  forbidden: "Vous n’y avez pas accès.",
  "cross-site": "Cette requête vient d’un autre site.",
  "local-only":
    "C’est réservé au développement, sur la machine où tourne le serveur. Pour l’ouvrir à d’autres, définissez PUBLIC_URL et les comptes de vos fournisseurs.",
  "plan-required": ({ feature }) => PLAN_REQUIRED[feature],

  invalid: ({ field }) => (field === null ? "La requête n’est pas valide." : `Le champ « ${field} » n’est pas valide.`),
  "field-protected": ({ field }) => `Le champ « ${field} » ne se modifie pas ici.`,
  "nothing-to-change": "Il n’y a rien à modifier.",
  "cursor-invalid": "Cette page de la liste n’existe pas.",

  "user-not-found": "Ce compte n’existe pas.",
  "answers-of-another-user": "Ces réponses appartiennent à un autre compte.",
  "own-role":
    "Vous ne pouvez pas retirer votre propre rôle d’administration. Demandez à une autre personne de l’administration.",
  "sign-in-too-old": "Votre connexion date de plus de 24 heures. Reconnectez-vous pour continuer.",
  "session-not-found": "Cette session est déjà terminée.",
  "device-code-not-found":
    "Aucun appareil n’attend avec ce code. Vérifiez le code, ou demandez-en un nouveau sur l’appareil.",

  "preset-not-found": "Ce look a été supprimé ailleurs, il ne peut donc pas être renommé.",
  "preset-name-taken": ({ name }) => `Un look nommé « ${name} » existe déjà. Choisissez un autre nom.`,
  "too-many-presets": ({ limit }) =>
    `Vous pouvez garder ${number(limit)} looks personnels. Supprimez-en un qui ne vous sert plus.`,
  "too-many-profiles": ({ limit }) =>
    `Vous pouvez garder ${number(limit)} ${plural(limit, { one: "profil", other: "profils" })}. Supprimez-en un qui ne vous sert plus.`,
  "look-not-found": "Ce look n’existe pas.",
  "look-withdrawn": "Ce look a été retiré.",
  "submission-not-found": "Cette proposition a été retirée, ou a déjà reçu une réponse.",
  "too-many-submissions": ({ limit }) =>
    `Jusqu’à ${number(limit)} de vos looks peuvent attendre une réponse. Retirez-en un, ou patientez.`,

  "logo-not-found": "Ce logo n’existe pas.",
  "logo-invalid": ({ side }) =>
    `Un logo doit être un PNG complet, de ${number(side)} pixels au plus sur son côté le plus long.`,

  "form-expected": "Envoyez les images en multipart/form-data.",
  "form-invalid": "Le formulaire est illisible.",
  "file-missing": "Le formulaire n’a pas de fichier dans le champ « file ».",
  "file-empty": "Le fichier est vide.",
  "file-too-large": ({ bytes }) => `Le fichier dépasse ${number(bytes / MEGABYTE)} Mo.`,
  "image-not-found": "Cette image n’existe pas.",
  "image-damaged": "L’image est endommagée.",
  "image-too-slow": "L’image est trop longue à lire.",
  "image-format-unsupported": "Ce n’est pas une image JPEG, PNG ou WebP.",
  "image-animated": "L’image est animée.",
  "image-too-large": ({ pixels }) => `L’image dépasse ${number(pixels / MEGAPIXEL)} mégapixels.`,
  "storage-full": "Il n’y a plus de place pour vos images.",
  "image-not-stored": "L’image n’a pas pu être stockée. Réessayez dans un instant.",
  "image-not-checked": "L’image n’a pas pu être vérifiée. Réessayez dans un instant.",
  "copies-not-wanted": "Votre compte ne stocke pas de copies des exports.",
  "image-checker-busy": "Trop d’images sont en cours de vérification. Réessayez dans un instant.",

  "offer-not-found": "Ce forfait n’est pas en vente.",
  "nothing-bought": "Il n’y a rien à gérer : vous n’avez pas acheté de forfait ici.",
  "checkout-closed": "Il n’est pas possible de changer de forfait sur ce serveur.",
  "payments-unavailable": "Le service de paiement ne répond pas. Rien n’a été débité. Réessayez dans un instant.",
  "subscription-not-cancelled":
    "Votre abonnement n’a pas pu être résilié, rien n’a donc été supprimé. Réessayez dans un instant, ou contactez l’assistance.",
  "signature-invalid": "Cette requête n’est pas signée par Stripe.",
  "payment-state-unavailable": "L’état des paiements n’a pas pu être lu chez Stripe.",

  "email-invalid": "Saisissez une adresse comme ada@example.com.",
  "confirmation-expired": "Ce lien a expiré. Inscrivez-vous de nouveau pour en recevoir un autre.",
  "consent-required": "Cochez la case pour accepter de recevoir la lettre.",

  "server-busy": "Le serveur est très sollicité. Réessayez dans un instant.",
  "disk-full": "Le serveur n’a plus de place. Réessayez plus tard.",
  "data-unavailable": "Le serveur n’accède pas à ses données pour le moment. Réessayez dans un instant.",
  "not-ready": ({ reason }) => NOT_READY[reason],
  internal: "Une erreur s’est produite sur le serveur.",
};
