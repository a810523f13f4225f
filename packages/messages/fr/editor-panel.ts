/** @see ../en/editor-panel.ts */
import type {
  CaptionLanguage,
  FurtherSize,
  LogoPosition,
  MeasuredBy,
  MetadataDisplay,
  QUICK_SIZES,
  SocialPreset,
} from "@matte/engine";
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "photo", other: "photos" })}`;

const inSizes = (count: number, sizes: number): string =>
  `${photos(count)} en ${number(sizes)} ${plural(sizes, { one: "taille", other: "tailles" })}`;

const withZip = (result: string, zip: boolean): string => (zip ? `${result}, un ZIP` : result);

const presets: Readonly<Record<SocialPreset, string>> = {
  original: "Taille d’origine",
  "portrait-4x5": "Portrait 4:5",
  "instagram-post-safe": "Zone sûre 4:5",
  "instagram-3x4": "Instagram 3:4",
  "story-9x16": "Story 9:16",
  "square-1x1": "Carré 1:1",
  "landscape-16x9": "Paysage 16:9",
  "tv-3840x2160": "TV 16:9",
  carousel: "Carrousel",
};

const presetNames: Readonly<Record<SocialPreset, string>> = {
  ...presets,
  "instagram-post-safe": "Post Instagram, zone sûre",
  "story-9x16": "Story, couverture de Reel, TikTok",
};

const furtherSizes: Readonly<Record<FurtherSize, string>> = {
  ...presets,
  "web-2048": "Web 2048 px",
};

const matteUnits: Readonly<Record<MeasuredBy, string>> = {
  width: "pour cent de la largeur",
  short: "pour cent du petit côté",
  long: "pour cent du grand côté",
  mean: "pour cent de la moyenne des côtés",
};

const quickSizes: Readonly<Record<(typeof QUICK_SIZES)[number], string>> = {
  4: "1 po",
  8: "2 po",
  16: "4 po",
  24: "6 po",
};

const displays: Readonly<Record<MetadataDisplay, string>> = {
  all: "Toutes",
  camera: "Appareil",
  lens: "Objectif",
  exif: "EXIF",
  none: "Aucune",
};

const languages: Readonly<Record<CaptionLanguage, string>> = {
  auto: "Automatique",
  ja: "日本語",
  ko: "한국어",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
};

const logoPositions: Readonly<Record<LogoPosition, string>> = { left: "Gauche", center: "Centre", right: "Droite" };

const swatches = {
  white: "Blanc",
  offWhite: "Blanc cassé",
  linen: "Lin",
  black: "Noir",
  grey: "Gris",
  ochre: "Ocre",
};

export const editorPanel = {
  size: "Taille",
  colour: "Couleur",
  swatches,

  matte: {
    title: "Passe-partout",
    subject: "Passe-partout extérieur",
    size: "Taille du passe-partout extérieur",
    unitNames: matteUnits,
    quickSize: "Taille rapide",
    quickSizes,
    summary: (percent: number, colour: string) => `${percent} %, ${colour}`,
    summaryOnPaper: (millimetres: number, colour: string) => `${millimetres} mm, ${colour}`,
    summaryOfSides: (colour: string) => `Chaque côté, ${colour}`,
    mixed: { text: "Portraits et paysages diffèrent.", equalise: "Égaliser", done: "Passe-partout égalisés" },
  },
  stroke: {
    title: "Contours",
    feature: "contour intérieur",
    subject: "Contour intérieur",
    row: "Contour",
    size: "Épaisseur du contour intérieur",
    unit: "Unité",
    summary: (size: number, unit: string, colour: string) => `${size} ${unit}, ${colour}`,
    none: "Aucun",
  },
  caption: {
    title: "Légende",
    show: "Métadonnées",
    off: "Masquée",
    noDate: "Sans date",
    layout: "Disposition",
    layoutName: "Disposition de la légende",
    layouts: { columns: "Deux colonnes", left: "À gauche", center: "Centrée", line: "Une ligne" },
    subject: "Sujet",
    copyToAll: "Utiliser pour toutes les photos",
    location: "Lieu",
    credit: "Crédit photo",
    additionalCredits: "Autres crédits",
    creditsHint: "Un par ligne",
    cut: "Tronqué dans l’export",
    printSubject: "Inscrire le sujet",
    font: "Police",
    fontName: "Police des métadonnées",
    fontFeature: "police des métadonnées",
    language: "Langue",
    languageName: "Langue de la légende",
    languages,
    fontSize: "Taille de police",
    fontSizeName: "Taille de police des métadonnées",
  },
  camera: {
    title: "Prise de vue",
    feature: "choix de l’appareil, de l’objectif ou des EXIF",
    display: "Métadonnées affichées",
    displays,
    facts: { camera: "Appareil", lens: "Objectif", exposure: "Exposition" },
    none: "Cette photo n’a pas de données de prise de vue.",
    equivalent: "Équivalent 35 mm",
    fileNames: "Noms comme dans le fichier",
    asInFile: "Comme dans le fichier",
  },
  logo: {
    title: "Logo",
    feature: "logo personnalisé",
    slots: {
      customLogo: { label: "Logo", remove: "Retirer le logo" },
      customLogoOnDark: { label: "Logo sur passe-partout foncé", remove: "Retirer le logo sur passe-partout foncé" },
    },
    remove: "Retirer le logo",
    none: "Aucun",
    grow: "Agrandir la légende pour le logo",
    size: "Taille du logo",
    limited: (size: number) => `Limitée par la légende : ${number(size)}`,
    position: "Position",
    positionName: "Position du logo",
    positions: logoPositions,
    centred: "Centré tant que du texte est à droite.",
    noSpace: "Il n’y a pas de place pour le logo sous la photo.",
    notLoaded: (file: string) => `« ${file} » n’a pas pu être lu. Réessayez.`,
    notAnImage: (file: string) =>
      `« ${file} » n’est pas une image que ce navigateur peut afficher. Choisissez un fichier PNG ou SVG.`,
  },
  output: {
    title: "Sortie",
    format: "Format",
    formatName: "Format d’export",
    formats: { jpeg: "JPG", png: "PNG", webp: "WebP", pdf: "PDF" },
    preset: "Préréglage réseaux",
    presets,
    presetNames,
    presetReplaces: (shape: string) => `Le préréglage fixe les dimensions à la place de la forme ${shape}`,
    presetSize: (width: number, height: number) => `${width} × ${height}`,
    exportSize: "Taille d’export",
    sizes: { full: "Pleine taille", long: "Grand côté", file: "Poids du fichier", preset: "Préréglage" },
    kilobytes: (limit: number) => `${limit} ko`,
    longSide: "Grand côté (px)",
    pixels: (length: number) => `${length} px`,
    quality: "Qualité",
    keepOriginalJpeg: "Garder les données JPEG d’origine",
    keepHdr: "Garder le HDR",
    keepLocation: "Garder la position (GPS)",
    rememberFrame: "Mémoriser le cadre dans le fichier",
    keepWayBack: "Garder un retour au fichier d’origine",
    summary: (fileFormat: string, size: string) => `${fileFormat}, ${size}`,
    usualName: "Nom par défaut",
  },

  foot: {
    reset: "Réinitialiser",
    resetDone: "Réglages et légendes réinitialisés",
    export: "Exporter",
    saveTo: "Enregistrer sous…",
    menu: {
      label: "Autres façons d’exporter",
      thisPhoto: "Exporter cette photo",
      alsoExport: "Exporter aussi",
      furtherSizes,
    },
    copies: { text: "Une copie est stockée avec votre compte.", link: "Voir ce qui est stocké" },
    result: {
      photo: photos(1),
      watermarked: `${photos(1)}, avec le filigrane de Matte`,
      onlyOne: (count: number) => `${photos(count)} ; Free en exporte une`,
      several: (count: number, zip: boolean) => withZip(photos(count), zip),
      pdf: (count: number) => `${photos(count)}, un PDF`,
      selected: (selected: number, count: number) => `Sélection : ${number(selected)} sur ${number(count)}`,
      sizes: (count: number, sizes: number, zip: boolean) => withZip(inSizes(count, sizes), zip),
    },
  },
};
