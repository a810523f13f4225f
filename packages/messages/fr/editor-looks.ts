/** @see ../en/editor-looks.ts */
import type { BuiltInLook, LeftOut, LookTexts } from "@matte/engine";
import { format } from "./notation.ts";

const { list, number, plural } = format;

const names: Readonly<Record<BuiltInLook, string>> = {
  gallery: "Galerie",
  museum: "Musée",
  hairline: "Filet",
  linen: "Lin",
  stone: "Pierre",
  noir: "Noir",
  double: "Double",
  bevel: "Biseau",
  square: "Carré",
  poster: "Affiche",
  journal: "Journal",
  story: "Story",
  data: "Données",
  card: "Carte",
  ambient: "Ambiance",
  contact: "Contact",
  window: "Fenêtre",
  washi: "Washi",
};

const differences: Readonly<Record<LeftOut, string>> = {
  "stroke-added": "avec un contour noir de 1 px",
  "stroke-replaced": "avec un contour noir de 1 px au lieu du sien",
  "second-stroke": "sans son second contour",
  bevel: "sans son biseau",
  "inner-mat": "sans son passe-partout intérieur",
  surface: "avec un passe-partout lisse",
  label: "avec une légende simple",
  finish: "avec une légende à plat",
  font: "en Inter au lieu de sa police",
};

const looks = (count: number): string => `${number(count)} ${plural(count, { one: "look", other: "looks" })}`;

const textNames: Readonly<Record<keyof LookTexts, string>> = {
  locationText: "le lieu",
  photoBy: "le crédit photo",
  additionalCredits: "les autres crédits",
  cameraText: "l’appareil",
  lensText: "l’objectif",
  filmText: "le film",
  customDateFormat: "le format de date",
};

const named = ([field, text]: readonly [string, string]): string =>
  `${textNames[field as keyof LookTexts]} « ${text.replaceAll(/\s+/gu, " ")} »`;

export const editorLooks = {
  title: "Looks",
  names,
  all: "Tous les looks",
  menu: "Menu des looks",
  changed: (look: string) => `${look}, modifié`,
  revertTo: (look: string) => `Revenir à ${look}`,
  updateLook: (look: string) => `Mettre à jour « ${look} »`,
  applied: (look: string) => `${look} appliqué`,
  appliedTo: (look: string, count: number) => `${look} pour ${count === 1 ? "cette photo" : `${number(count)} photos`}`,
  shareLook: "Utiliser pour toutes les photos",
  lookShared: "Toutes les photos ont ce look",
  reverted: (look: string) => `Retour à ${look}`,
  updated: (look: string) => `« ${look} » mis à jour`,
  leftOut: (parts: readonly LeftOut[]) => `Avec votre forfait : ${list(parts.map((part) => differences[part]))}`,
  wholeLook: "le look entier",
  linked: {
    region: "Look partagé",
    shown: "Voici le look du lien.",
    shownOfFile: (file: string) => `Voici le look de « ${file} ».`,
    keep: "Garder",
    texts: (texts: LookTexts) => `Garder reprend aussi ${list(Object.entries(texts).map(named))}.`,
    invalid: "Le lien ne contient pas de look, ou seulement une partie.",
    newer: (version: number) =>
      `Le look du lien est de version ${version}, que cette page ne connaît pas encore. Rechargez la page et ouvrez de nouveau le lien.`,
    invalidFile: (file: string) => `« ${file} » ne contient pas de look.`,
    ownLooksFile: (file: string) => `« ${file} » contient des looks personnels, qui font partie de Studio.`,
    newerFile: (file: string, version: number) =>
      `Le look de « ${file} » est de version ${version}, que cette page ne connaît pas encore. Rechargez la page et importez de nouveau le fichier.`,
  },
  newProfile: "Nouveau profil",
  submit: "Proposer ce look",
  copyLink: "Copier le lien vers ce look",
  linkCopied: "Lien copié",
  linkNotCopied: "Impossible de copier le lien : le navigateur ne donne pas accès au presse-papiers.",
  linkTooLong: "Les textes sont trop longs pour un lien. Copiez-le sans eux, ou exportez le look en fichier.",
  export: "Exporter le look",
  import: "Importer un look",
  file: "Fichier de look",
  withTexts: "Avec noms, lieux et crédits",
  unnamed: "Mon look",
  own: {
    title: "Les vôtres",
    noAnswer: "Le serveur ne répond pas. Vos looks personnels ont besoin du réseau.",
    save: "Enregistrer ce look",
    rename: (look: string) => `Renommer « ${look} »`,
    renameTitle: "Renommer le look",
    remove: (look: string) => `Supprimer « ${look} »`,
    export: "Exporter les looks personnels",
    name: "Nom du look",
    submit: { save: "Enregistrer", replace: "Remplacer", rename: "Renommer" },
    saved: (name: string) => `« ${name} » enregistré`,
    removed: (name: string) => `« ${name} » supprimé`,
    imported: (count: number) => `${looks(count)} ${plural(count, { one: "importé", other: "importés" })}`,
  },
};
