/** @see ../en/photos.ts */
import type { photos as English } from "../en/photos.ts";
import { format } from "./notation.ts";

const { list, number } = format;

const fallbackReasons: typeof English.fallbackReasons = {
  "switched-off": "dati originali non mantenuti",
  preset: "ridimensionamento per la preimpostazione",
  "export-size": "ridimensionamento per l’esportazione",
  "matte-width": "passepartout troppo stretto per mantenere i dati originali",
  straightened: "raddrizzamento",
  "matte-step": "il passepartout si sposterebbe di oltre 8 px",
  "caption-height": "la didascalia non può spostarsi per mantenere i dati originali",
  profile: "profilo colore insolito",
  arithmetic: "codifica aritmetica",
  "lossless-process": "codifica senza perdita",
  hierarchical: "codifica gerarchica",
  precision: "più di 8 bit",
  cmyk: "foto in CMYK",
  turned: "rotazione indicata dal file",
  "no-webassembly": "browser senza WebAssembly",
  sampling: "campionamento insolito",
  damaged: "dati danneggiati",
  "too-large": "foto molto grande",
  "matte-colour": "foto troppo compressa per questo colore del passepartout",
  "overlay-quality": "foto troppo compressa per un testo nitido",
  "grey-photo": "foto in grigio, cornice a colori",
  "different-sizes": "dimensioni diverse",
  "different-coding": "campionamento o qualità JPEG diversi",
  "different-profiles": "profili colore diversi",
  "different-turns": "rotazioni diverse",
  cropped: "foto ritagliate",
  gap: "la distanza cambierebbe di oltre 8 px",
};

/** Words of types, as the codecs name them. */
const TYPES: readonly (readonly [words: RegExp, text: string])[] = [
  [/^camera raw \(JPEG XL preview\)$/u, "un file raw (anteprima JPEG XL)"],
  [/^camera raw(.*)$/u, "un file raw$1"],
  [/^video$/u, "un video"],
  [/^photo$/u, "una foto"],
  [/^icon$/u, "un’icona"],
  [/^(.+) document$/u, "un documento $1"],
  [/^animated (.+)$/u, "un file $1 animato"],
  [/^(\d+)-bit (.+)$/u, "un file $2 a $1 bit"],
  [/^arithmetic-coded (.+)$/u, "un file $1 con codifica aritmetica"],
  [/^lossless (.+)$/u, "un file $1 con codifica senza perdita"],
  [/^very large (.+)$/u, "un file $1 molto grande"],
  [/^old-style LZW (.+)$/u, "un file $1 con la vecchia compressione LZW"],
  [/^specially compressed (.+)$/u, "un file $1 con una compressione particolare"],
  [/^special-purpose (.+)$/u, "un file $1 per usi particolari"],
  [/^floating-point (.+)$/u, "un file $1 in virgola mobile"],
  [/^mixed-depth (.+)$/u, "un file $1 a profondità mista"],
  [/^signed-integer (.+)$/u, "un file $1 a interi con segno"],
  [/^complex-number (.+)$/u, "un file $1 a numeri complessi"],
  [/^old-style JPEG-compressed (.+)$/u, "un file $1 con la vecchia compressione JPEG"],
  [/^JPEG-compressed (.+)$/u, "un file $1 con compressione JPEG"],
];

/** With its article. */
function named(type: string): string {
  const found = TYPES.find(([words]) => words.test(type));
  return found === undefined ? `un file ${type}` : type.replace(...found);
}

const FORMAT_NAMES = { jpeg: "JPG", png: "PNG", webp: "WebP" };

const errors: typeof English.errors = {
  empty: (file) => `“${file}” è vuoto. Copialo di nuovo dalla scheda di memoria.`,
  "not-an-image": (file, formats) => `“${file}” non è un’immagine. Scegli un file ${formats}.`,
  "no-camera-jpeg": (file) =>
    `“${file}” è un file raw senza un JPEG che si possa incorniciare. Prima sviluppalo e salvalo come JPEG.`,
  truncated: (file) =>
    `“${file}” è incompleto: il file finisce prima del dovuto. Copialo di nuovo dalla scheda di memoria.`,
  corrupt: (file) => `“${file}” è danneggiato e non si può leggere. Copialo di nuovo dalla scheda di memoria.`,
  "too-large": (file) =>
    `“${file}” è più grande di quanto il browser riesca a disegnare. Prima riducine le dimensioni.`,
  "too-slow": (file) => `“${file}” ha richiesto troppo tempo ed è stato saltato.`,
  gone: (file) =>
    `Impossibile leggere “${file}”: il file è stato spostato, modificato o eliminato. Rimettilo al suo posto, o aggiungilo di nuovo.`,
  offline: (file) => `Impossibile aprire “${file}” senza la rete. Nuovo tentativo quando torna la rete.`,
  font: (file) =>
    `“${file}” non è stato esportato: impossibile caricare il carattere della didascalia. Nuovo tentativo quando torna la rete. Un altro carattere potrebbe essere disponibile.`,
  "no-webp": (file) => `“${file}” non è stato esportato: questo browser non può scrivere WebP. Scegli JPG o PNG.`,
  failed: (file) => `Impossibile leggere “${file}”: nel browser qualcosa è andato storto. Riprova.`,
};

export const photos: typeof English = {
  errors,
  unsupported: (file, type, formats) =>
    type === null
      ? `“${file}” è di un tipo che non si può incorniciare. Prima salvalo come ${formats}.`
      : `“${file}” è ${named(type)}. Prima salvalo come ${formats}.`,
  undecodable: (file, type, formats) =>
    `“${file}” è ${named(type ?? "photo")}, che questo browser non può aprire. Prima salvalo come ${formats}.`,
  frameTooLarge: (file, { format: name, side, pixels }) =>
    `Con la cornice, “${file}” è troppo grande per ${FORMAT_NAMES[name]}: al massimo ${number(side)} px per lato e ${number(Math.floor(pixels / 1e6))} megapixel. Scegli dimensioni di esportazione minori${name === "webp" ? ", oppure JPG o PNG" : " o un passepartout più stretto"}.`,
  overFileLimit: (file, limit) =>
    `“${file}” non sta in ${number(Number(limit))} KB, nemmeno alle dimensioni minime. Consenti un file più grande.`,
  formats: (names) => list(names, "disjunction"),
  methods: {
    "lossless-jpeg": "JPEG senza perdita",
    jpeg: (quality) => `JPEG ${quality}%`,
    "jpeg-to-fit": "JPEG",
    webp: (quality) => `WebP ${quality}%`,
    png: "PNG",
  },
  cameraJpeg: (width, height) => `JPEG della fotocamera, ${width} × ${height}`,
  pngOfBits: (bits) => `PNG a ${bits} bit`,
  methodInHdr: (method) => `${method}, HDR`,
  methodWithReasons: (method, reasons) => `${method} (${reasons.join(", ")})`,
  fit: {
    packed: (limit) => `compattato per stare in ${number(limit)} KB`,
    quality: (limit) => `qualità scelta per stare in ${number(limit)} KB`,
    size: (limit, width, height) => `ridotto a ${width} × ${height} px per stare in ${number(limit)} KB`,
    unknown: (limit) => `la qualità verrà scelta per stare in ${number(limit)} KB`,
  },
  hdr: { lost: "HDR perso", damaged: "dati HDR danneggiati" },
  extras: {
    "gain-map": "HDR",
    video: "video della foto in movimento",
    depth: "profondità",
    credentials: "credenziali del contenuto",
  },
  leftOut: (names) => `senza ${list(names)}`,
  fallbackReasons,
  tooLargeToExport: "Troppo grande da esportare",
};
