/** @see ../en/account.ts */
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

const day = (instant: string): string => format.date(new Date(instant), { dateStyle: "long" });

function lastUsed(time: Date, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY_MS);
  const clock = format.date(time, { timeStyle: "short" });
  if (days <= 0) return `Aujourd’hui, ${clock}`;
  if (days === 1) return `Hier, ${clock}`;
  const year = time.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return format.date(time, { day: "numeric", month: "long", ...year });
}

const DAY_MS = 24 * 60 * 60_000;

function startOfDay(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}

const WORDS = ["trois", "quatre", "cinq", "six", "sept", "huit", "neuf"];

/** @param count at least 3 */
function inWords(count: number): string {
  return WORDS[count - 3] ?? number(count);
}

function size(bytes: number): string {
  return `${number(bytes / 1e6, { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })} Mo`;
}

export const account = {
  title: "Compte",
  back: "Retour à l’éditeur",
  signOut: "Se déconnecter",
  since: (instant: string) => `Depuis le ${day(instant)}`,
  install: {
    title: "Installer l’application",
    remark: "Matte dans sa propre fenêtre, sans les barres du navigateur. Elle fonctionne sans réseau.",
    steps: ["Touchez Partager dans la barre de Safari", "Choisissez Sur l’écran d’accueil"],
  },
  needsNetwork: "Cela demande le réseau.",
  plan: {
    title: "Forfait",
    ends: (instant: string) => `Résilié : il se termine le ${day(instant)}.`,
    renews: (instant: string) => `Il se renouvelle le ${day(instant)}. Résiliable à tout moment.`,
    support: (address: string) => rich(`Assistance prioritaire : <address>${address}</address>`),
    manage: "Gérer la facturation",
  },
  sessions: {
    title: "Sessions",
    device: (browser: string | null, system: string | null) => {
      if (browser === null) return system ?? "Appareil inconnu";
      return system === null ? browser : `${browser} sur ${system}`;
    },
    current: "Cet appareil, maintenant",
    lastUsed: (instant: string, now: Date) => lastUsed(new Date(instant), now),
    signOut: "Déconnecter",
    signOutOf: (device: string) => `Déconnecter ${device}`,
    everywhere: "Se déconnecter partout",
    all: (count: number) =>
      count < 3
        ? `Termine ${count === 1 ? "cette session" : "les deux sessions, celle-ci comprise"}.`
        : `Termine les ${inWords(count)} sessions, celle-ci comprise.`,
    failed: "Impossible de charger vos sessions.",
    notEnded: "Impossible de terminer la session. Réessayez.",
  },
  submissions: {
    title: "Vos looks proposés",
    states: { open: "En attente d’une réponse", approved: "Sur la page", declined: "Refusé" },
    declined: (reason: string) => `Refusé : ${reason}`,
    withdraw: "Retirer",
    withdrawLook: (name: string) => `Retirer ${name}`,
    withdrawn: (name: string) => `« ${name} » retiré`,
    failed: "Impossible de charger vos looks proposés.",
    notWithdrawn: "Impossible de retirer le look. Réessayez.",
  },
  referral: {
    title: "Un mois pour chacun",
    figures: { opened: "ouverts", joined: "inscrits", paid: "payants" },
    count: (count: number) => number(count),
    text: "Une personne venue par l’un de vos looks et qui paie reçoit un mois, et vous aussi. Un lien compte pendant 30 jours ; vos propres cartes ne comptent pas.",
    copyLink: "Copier le lien vers ce look",
    copied: "Lien copié",
    notCopied: "Impossible de copier le lien. Réessayez.",
    note: "Il ouvre le look actuel de votre éditeur. Les liens copiés dans l’éditeur comptent aussi, une fois que vous en avez copié un ici.",
  },
  pictures: {
    title: "Images",
    stored: (count: number, bytes: number) =>
      `${number(count)} ${plural(count, { one: "image", other: "images" })}, ${size(bytes)}`,
    text: "Une copie de chaque export, et un petit aperçu de chaque photo que vous ouvrez. Seuls vous et les administrateurs de ce serveur pouvez les voir.",
    storeCopies: "Stocker des copies des exports",
    deleteAll: "Tout supprimer",
    deleteNote: "Les photos sur vos propres appareils ne sont pas touchées.",
    deleted: "Images supprimées",
    failed: "Impossible de charger ce qui est stocké.",
    notDeleted: "Impossible de supprimer les images. Réessayez.",
  },
  data: {
    title: "Vos données",
    text: "Tout ce qui est stocké à votre sujet, en un fichier JSON : votre adresse, vos réponses, les réglages stockés avec votre compte, et les dates de vos connexions.",
    download: "Télécharger mes données",
    failed: "Impossible de télécharger vos données. Réessayez.",
  },
  deletion: {
    title: "Supprimer votre compte",
    text: "Supprime votre compte et tout ce qui est stocké avec lui. C’est irréversible.",
    open: "Supprimer le compte…",
    losses: {
      introduction: "Seront supprimés immédiatement et définitivement :",
      list: [
        "Votre adresse et le lien avec votre connexion",
        "Vos réponses, votre crédit et votre lieu par défaut",
        "Les réglages, les préréglages et un logo stockés avec votre compte",
        "Les aperçus et les exports stockés sur le serveur",
        "Votre adresse dans la liste de la lettre d’information",
        "Toutes les sessions, et les modifications en attente d’envoi",
      ],
      remains: "Un forfait payant est d’abord résilié. Les photos sur vos propres appareils ne sont pas touchées.",
    },
    confirmation: "supprimer",
    confirm: (word: string) => rich(`Tapez <word>${word}</word> pour confirmer`),
    delete: "Supprimer le compte",
  },
};
