/** @see ../en/editor-panel.ts */
import type { FurtherSize, SocialPreset } from "@matte/engine";
import type { editorPanel as English } from "../en/editor-panel.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} foto`;

const inSizes = (count: number, sizes: number): string =>
  `${photos(count)} in ${number(sizes)} ${plural(sizes, { one: "dimensione", other: "dimensioni" })}`;

const withZip = (result: string, zip: boolean): string => (zip ? `${result}, uno ZIP` : result);

const presets: Readonly<Record<SocialPreset, string>> = {
  original: "Dimensioni originali",
  "portrait-4x5": "Verticale 4:5",
  "instagram-post-safe": "Area sicura 4:5",
  "instagram-3x4": "Instagram 3:4",
  "story-9x16": "Storia 9:16",
  "square-1x1": "Quadrato 1:1",
  "landscape-16x9": "Orizzontale 16:9",
  "tv-3840x2160": "TV 16:9",
  carousel: "Carosello",
};

const presetNames: Readonly<Record<SocialPreset, string>> = {
  ...presets,
  "instagram-post-safe": "Post di Instagram, area sicura",
  "story-9x16": "Storia, copertina Reel, TikTok",
};

const furtherSizes: Readonly<Record<FurtherSize, string>> = {
  ...presets,
  "web-2048": "Web 2048 px",
};

const swatches = {
  white: "Bianco",
  offWhite: "Avorio",
  linen: "Lino",
  black: "Nero",
  grey: "Grigio",
  ochre: "Ocra",
};

export const editorPanel: typeof English = {
  size: "Larghezza",
  colour: "Colore",
  swatches,

  matte: {
    title: "Passepartout",
    subject: "Passepartout esterno",
    size: "Larghezza del passepartout esterno",
    unitNames: {
      width: "percentuale della larghezza",
      short: "percentuale del lato corto",
      long: "percentuale del lato lungo",
      mean: "percentuale della media dei due lati",
    },
    quickSize: "Scelta rapida",
    quickSizes: {
      4: "1″",
      8: "2″",
      16: "4″",
      24: "6″",
    },
    summary: (percent, colour) => `${percent}%, ${colour}`,
    summaryOnPaper: (millimetres, colour) => `${millimetres} mm, ${colour}`,
    summaryOfSides: (colour) => `Ogni lato, ${colour}`,
    mixed: {
      text: "Verticali e orizzontali sono diversi.",
      equalise: "Rendili uguali",
      done: "I passepartout sono uguali",
    },
  },
  stroke: {
    title: "Filetti",
    feature: "filetto interno",
    subject: "Filetto interno",
    row: "Filetto",
    size: "Spessore del filetto interno",
    unit: "Unità",
    summary: (size, unit, colour) => `${size}${unit === "‰" ? "" : " "}${unit}, ${colour}`,
    none: "Nessuno",
  },
  caption: {
    title: "Didascalia",
    show: "Mostra i metadati",
    off: "Disattivata",
    noDate: "Senza data",
    layout: "Disposizione",
    layoutName: "Disposizione della didascalia",
    layouts: { columns: "Due colonne", left: "A sinistra", center: "Al centro", line: "Una riga" },
    subject: "Soggetto",
    copyToAll: "Usa per tutte le foto",
    location: "Luogo",
    credit: "Crediti fotografici",
    additionalCredits: "Altri crediti",
    creditsHint: "Uno per riga",
    cut: "Troncata nell’esportazione",
    printSubject: "Stampa il soggetto",
    font: "Carattere",
    fontName: "Carattere dei metadati",
    fontFeature: "carattere dei metadati",
    language: "Lingua",
    languageName: "Lingua della didascalia",
    languages: {
      auto: "Automatica",
      ja: "日本語",
      ko: "한국어",
      "zh-Hans": "简体中文",
      "zh-Hant": "繁體中文",
    },
    fontSize: "Dimensione",
    fontSizeName: "Dimensione del testo dei metadati",
  },
  camera: {
    title: "Dati di scatto",
    feature: "scegliere fotocamera, obiettivo o EXIF",
    display: "Metadati mostrati",
    displays: {
      all: "Tutti",
      camera: "Fotocamera",
      lens: "Obiettivo",
      exif: "EXIF",
      none: "Nessuno",
    },
    facts: { camera: "Fotocamera", lens: "Obiettivo", exposure: "Esposizione" },
    none: "Questa foto non ha dati di scatto.",
    equivalent: "Equivalente 35 mm",
    fileNames: "Nomi come nel file",
    asInFile: "Come nel file",
  },
  logo: {
    title: "Logo",
    feature: "logo personale",
    slots: {
      customLogo: { label: "Logo", remove: "Rimuovi il logo" },
      customLogoOnDark: { label: "Logo per passepartout scuri", remove: "Rimuovi il logo per passepartout scuri" },
    },
    remove: "Rimuovi il logo",
    none: "Nessuno",
    grow: "Adatta la didascalia al logo",
    size: "Dimensioni del logo",
    limited: (size) => `Limitato dalla didascalia: ${number(size)}`,
    position: "Posizione",
    positionName: "Posizione del logo",
    positions: { left: "Sinistra", center: "Centro", right: "Destra" },
    centred: "Al centro, finché a destra c’è testo.",
    noSpace: "Sotto la foto non c’è spazio per il logo.",
    notLoaded: (file) => `Impossibile leggere “${file}”. Riprova.`,
    notAnImage: (file) => `“${file}” non è un’immagine che questo browser può mostrare. Scegli un file PNG o SVG.`,
  },
  output: {
    title: "Output",
    format: "Formato",
    formatName: "Formato di esportazione",
    formats: { jpeg: "JPG", png: "PNG", webp: "WebP", pdf: "PDF" },
    preset: "Preimpostazione social",
    presets,
    presetNames,
    presetReplaces: (shape) => `Disattivato: Proporzioni ${shape}. Il formato finale segue la preimpostazione`,
    presetSize: (width, height) => `${width} × ${height}`,
    exportSize: "Dimensioni di esportazione",
    sizes: { full: "Piena risoluzione", long: "Lato lungo", file: "Peso del file", preset: "Preimpostazione" },
    kilobytes: (limit) => `${limit} KB`,
    longSide: "Lato lungo (px)",
    pixels: (length) => `${length} px`,
    quality: "Qualità",
    keepOriginalJpeg: "Mantieni i dati JPEG originali",
    keepHdr: "Mantieni l’HDR",
    keepLocation: "Mantieni la posizione (GPS)",
    rememberFrame: "Ricorda la cornice nel file",
    keepWayBack: "Permetti di tornare al file originale",
    summary: (fileFormat, size) => `${fileFormat}, ${size}`,
    usualName: "Nome predefinito",
  },

  foot: {
    reset: "Reimposta",
    resetDone: "Impostazioni e didascalie reimpostate",
    export: "Esporta",
    saveTo: "Salva in…",
    menu: {
      label: "Altri modi di esportare",
      thisPhoto: "Esporta questa foto",
      alsoExport: "Esporta anche",
      furtherSizes,
    },
    copies: { text: "Una copia viene conservata nel tuo account.", link: "Vedi cosa è conservato" },
    result: {
      photo: photos(1),
      watermarked: `${photos(1)}, con la filigrana di Matte`,
      onlyOne: (count) => `${photos(count)}; Free ne esporta una`,
      several: (count, zip) => withZip(photos(count), zip),
      pdf: (count) => `${photos(count)}, un PDF`,
      selected: (selected, count) =>
        `${number(selected)} di ${number(count)} ${plural(selected, { one: "selezionata", other: "selezionate" })}`,
      sizes: (count, sizes, zip) => withZip(inSizes(count, sizes), zip),
    },
  },
};
