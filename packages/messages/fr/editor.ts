/** @see ../en/editor.ts */
import { format } from "./notation.ts";

const { plural } = format;

const digits = (count: number): string => format.number(count, { useGrouping: false });

const photos = (count: number): string => `${digits(count)} ${plural(count, { one: "photo", other: "photos" })}`;

function fileSize(bytes: number): string {
  if (bytes < 1e6) return `${format.number(Math.max(1, Math.round(bytes / 1e3)))} ko`;
  return `${format.number(bytes / 1e6, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} Mo`;
}

export const editor = {
  title: "Éditeur",
  settings: "Réglages",
  sections: {
    label: "Sections des réglages",
    together: "Ensemble",
    looks: "Looks",
    matte: "Passe-partout",
    stroke: "Contours",
    frame: "Cadre",
    caption: "Légende",
    "camera-data": "Prise de vue",
    logo: "Logo",
    output: "Sortie",
  },

  addPhotos: "Ajouter",
  openFolder: "Ouvrir un dossier",
  addPhotosHint: "JPEG ou PNG.",
  dropPhotosHint: "Déposez-les n’importe où.",
  undo: "Annuler",
  redo: "Rétablir",
  previous: "Précédente",
  next: "Suivante",
  clear: "Vider",
  clearBatch: "Vider le lot",
  clearAll: "Tout vider",
  cancel: "Annuler",
  stop: "Arrêter",
  crop: "Recadrer",
  wallView: "Vue du mur",
  zoom: "Zoom à 100 %",
  fullSize: "100 %",
  more: "Plus",
  help: "Aide",
  keyboardShortcuts: "Raccourcis clavier",
  withKey: (label: string, key: string) => `${label} (${key})`,
  withShift: (key: string) => `Maj ${key}`,
  account: "Compte",
  install: "Installer l’application",
  signOut: "Se déconnecter",
  upgrade: "Changer de forfait",
  position: (position: number, count: number) => `${digits(position)} sur ${digits(count)}`,
  positionInPill: (position: number, count: number) => `${digits(position)} / ${digits(count)}`,

  wall: {
    label: "Ton du mur",
    name: "Mur",
    tones: { white: "Mur blanc", neutral: "Mur neutre", black: "Mur noir" },
  },

  preview: {
    label: "Aperçu",
    empty: "L’aperçu s’affichera ici une fois une photo ajoutée",
    sample: "Essayer une photo d’exemple",
    noSample: "Impossible de charger la photo d’exemple. Réessayez.",
    drop: "Déposez votre image ici",
    hdrView: { badge: "HDR", label: "Afficher la photo en HDR" },
    working: (current: number, total: number) => `En cours… ${digits(current)}/${digits(total)}`,
    fontNotLoaded: (font: string) =>
      `Impossible de charger la police ${font}, l’aperçu en utilise donc une autre. Sans elle, les légendes ne peuvent pas être exportées.`,
  },

  method: {
    label: "Méthode d’export",
    size: (width: number, height: number) => `${digits(width)} × ${digits(height)}`,
    sizeInPixels: (width: number, height: number) => `${digits(width)} × ${digits(height)} px`,
    fileSize,
    unconfirmed: ", en cours de vérification",
  },

  list: {
    region: "Photos",
    label: "Vignettes",
    show: "Afficher les vignettes",
    count: photos,
    empty: "Pas encore de vignettes",
    captionCut: "La légende est tronquée.",
    remove: (file: string) => `Retirer ${file}`,
    removed: (file: string) => `${file} retiré`,
    moved: (file: string, position: number, count: number) =>
      `${file} est maintenant en position ${digits(position)} sur ${digits(count)}`,
    movedUnnamed: (position: number, count: number) =>
      `La photo est maintenant en position ${digits(position)} sur ${digits(count)}`,
    sort: {
      label: "Trier",
      orders: { added: "Ajout", name: "Nom", captured: "Prise de vue", rating: "Note" },
    },
    batch: "Lot",
    batchFeature: "chargement par lots",
    batchNote: "Chargez toute une série à la fois.",
  },

  cleared: "Liste vidée.",
  placesFailed: "Impossible de charger les noms de lieux. Désactivez puis réactivez le réglage pour réessayer.",
  loading: {
    oneAtATime: "La version gratuite accepte 1 image à la fois. Changez de forfait pour travailler par lots.",
    started: (count: number) => `Chargement de ${digits(count)} ${plural(count, { one: "image", other: "images" })}…`,
    done: (count: number) => `${digits(count)} ${plural(count, { one: "image chargée", other: "images chargées" })}`,
    failed: (count: number) => `${format.number(count)} fichiers n’ont pas pu être chargés`,
    folderLimit: (count: number) =>
      `Seules les ${format.number(count)} premières photos des dossiers ont été ajoutées.`,
    noneFound: "Aucune photo trouvée.",
    skipped: (count: number) =>
      plural(count, {
        one: `${format.number(count)} fichier ignoré : ce n’est pas une photo.`,
        other: `${format.number(count)} fichiers ignorés : ce ne sont pas des photos.`,
      }),
  },
};
