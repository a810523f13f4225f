/** @see ../en/admin.ts */
import { format } from "./notation.ts";

const { date, number, plural } = format;

const REPORTS: Readonly<Record<string, string>> = {
  offensive: "offensant",
  copied: "copié",
  misleading: "trompeur",
  other: "autre chose",
};

export const admin = {
  title: "Administration",
  navigation: "Pages",
  editor: "Éditeur",
  account: "Compte",
  loading: "Chargement",
  refresh: "Actualiser",
  views: "Vues",
  stats: "Statistiques",
  users: "Comptes",
  images: "Images",
  submissions: "Propositions",
  more: "En voir plus",

  count: (amount: number) => number(amount),
  share: (amount: number, whole: number) =>
    number(whole === 0 ? 0 : amount / whole, {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
  percent: (amount: number, whole: number) => {
    const share = whole === 0 ? 0 : amount / whole;
    return share > 0 && share < 0.005 ? `< ${number(0.01, { style: "percent" })}` : number(share, { style: "percent" });
  },
  day: (time: Date) => date(time, { dateStyle: "medium" }),
  moment: (time: Date) => date(time, { dateStyle: "medium", timeStyle: "short" }),
  size: (bytes: number) => `${number(Math.max(1, Math.round(bytes / 1024)))} ko`,
  answer: (value: string) => value.replace(/(?<=\p{L})-(?=\p{L})/gu, " "),

  figures: {
    users: "Comptes au total",
    proUsers: "Comptes Pro",
    conversion: (share: string) => `${share} de conversion`,
    onboarded: "Configurations terminées",
    completion: (share: string) => `${share} d’achèvement`,
    images: "Images au total",
    exported: "exportées",
  },
  breakdowns: {
    crafts: "Métiers",
    primaryUseCases: "Usages principaux",
    imageVolumes: "Volume d’images",
    preferredPlatforms: "Plateformes préférées",
    places: "Répartition géographique",
  },
  noAnswers: "Pas encore de réponses.",
  others: "tous les autres",

  columns: {
    name: "Nom",
    email: "E-mail",
    craft: "Métier",
    location: "Lieu",
    status: "Statut",
    joined: "Inscription",
  },
  none: "—",
  search: {
    label: "Rechercher un compte",
    placeholder: "Adresse ou nom",
    nothing: "Aucun compte ne correspond à votre recherche.",
  },
  files: {
    users: "Télécharger le CSV",
    newsletter: "Télécharger le CSV de la lettre",
    audit: "Journal d’audit",
  },
  user: {
    save: "Enregistrer",
    plan: "Forfait",
    administrator: "Administrateur",
    endSessions: "Terminer les sessions",
    sessionsEnded: (name: string) => `Toutes les sessions de ${name} sont terminées.`,
    sessionsNotEnded: "Impossible de terminer les sessions. Réessayez.",
    ownRole: "Vous ne pouvez pas retirer votre propre rôle d’administration.",
  },

  exports: { title: "Images encadrées", none: "Pas encore d’images encadrées." },
  originals: { title: "Originaux envoyés", none: "Pas encore d’originaux." },
  open: (file: string) => `Ouvrir ${file}`,
  facts: (size: string, day: string) => `${size}, ${day}`,

  reviews: {
    open: (count: number) =>
      `${number(count)} ${plural(count, { one: "ouverte", other: "ouvertes" })}. Les auteurs refusés lisent le motif.`,
    states: { label: "Afficher", open: "Ouvertes", approved: "Sur la page" },
    none: { open: "Aucun look n’attend de réponse.", approved: "Aucun look n’est sur la page." },
    by: (author: string, day: string) => (author === "" ? day : `${author}, ${day}`),
    anonymous: "Compte supprimé",
    approve: "Approuver",
    decline: "Refuser",
    takeDown: "Retirer de la page",
    of: (action: string, name: string) => `${action} : ${name}`,
    reasonFor: (name: string) => `Refuser « ${name} »`,
    reason: "Motif, pour l’auteur",
    approved: (name: string) => `« ${name} » est sur la page`,
    declined: (name: string) => `« ${name} » refusé`,
    reports: (reasons: readonly string[]) => `Signalé : ${format.list(reasons)}`,
    reported: (reason: string, count: number) => `${REPORTS[reason] ?? reason} (${number(count)})`,
    failed: "Impossible d’enregistrer la décision. Réessayez.",
  },

  failures: {
    submissions: "Impossible de charger les propositions.",
    statistics: "Impossible de charger les statistiques.",
    users: "Impossible de charger les comptes.",
    change: "Impossible d’enregistrer la modification.",
    images: "Impossible de charger les images.",
    signedOut: "Session non ouverte",
    noAnswer: "Le serveur ne répond pas. Réessayez dans un instant.",
  },
};
