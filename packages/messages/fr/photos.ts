/** @see ../en/photos.ts */
import { format } from "./notation.ts";

const fallbackReasons = {
  "switched-off": "données d’origine non gardées",
  preset: "redimensionné pour le préréglage",
  "export-size": "redimensionné à la taille d’export",
  "matte-width": "passe-partout trop étroit pour garder les données d’origine",
  straightened: "redressé",
  "matte-step": "passe-partout à déplacer de plus de 8 px",
  "caption-height": "légende impossible à déplacer pour garder les données d’origine",
  profile: "profil couleur inhabituel",
  arithmetic: "codage arithmétique",
  "lossless-process": "codage sans perte",
  hierarchical: "codage hiérarchique",
  precision: "plus de 8 bits",
  cmyk: "photo en CMJN",
  turned: "pivoté par son orientation EXIF",
  "no-webassembly": "navigateur sans WebAssembly",
  sampling: "échantillonnage inhabituel",
  damaged: "données endommagées",
  "too-large": "photo très grande",
  "matte-colour": "photo trop grossière pour cette couleur de passe-partout",
  "overlay-quality": "photo trop grossière pour un texte net",
  "grey-photo": "photo en gris, cadre en couleur",
  "different-sizes": "dimensions différentes",
  "different-coding": "échantillonnage ou qualité JPEG différents",
  "different-profiles": "profils couleur différents",
  "different-turns": "orientations différentes",
  cropped: "photos recadrées",
  gap: "écart à déplacer de plus de 8 px",
};

/** Words of types, as the codecs name them. */
const TYPE_WORDS: readonly (readonly [words: RegExp, text: string])[] = [
  [/^camera raw \(JPEG XL preview\)$/u, "un fichier RAW (aperçu JPEG XL)"],
  [/^camera raw(.*)$/u, "un fichier RAW$1"],
  [/^video$/u, "une vidéo"],
  [/^photo$/u, "une photo"],
  [/^icon$/u, "une icône"],
  [/^(.+) document$/u, "un document $1"],
  [/^animated (.+)$/u, "un fichier $1 animé"],
  [/^(\d+)-bit (.+)$/u, "un fichier $2 de $1 bits"],
  [/^arithmetic-coded (.+)$/u, "un fichier $1 à codage arithmétique"],
  [/^lossless (.+)$/u, "un fichier $1 sans perte"],
  [/^very large (.+)$/u, "un très grand fichier $1"],
  [/^old-style LZW (.+)$/u, "un fichier $1 LZW d’ancien type"],
  [/^old-style JPEG-compressed (.+)$/u, "un fichier $1 à compression JPEG d’ancien type"],
  [/^JPEG-compressed (.+)$/u, "un fichier $1 à compression JPEG"],
  [/^specially compressed (.+)$/u, "un fichier $1 à compression particulière"],
  [/^special-purpose (.+)$/u, "un fichier $1 à usage particulier"],
  [/^floating-point (.+)$/u, "un fichier $1 à virgule flottante"],
  [/^mixed-depth (.+)$/u, "un fichier $1 à profondeur mixte"],
  [/^signed-integer (.+)$/u, "un fichier $1 à entiers signés"],
  [/^complex-number (.+)$/u, "un fichier $1 à nombres complexes"],
  [/^CMYK (.+)$/u, "un fichier $1 en CMJN"],
];

function named(type: string): string {
  const found = TYPE_WORDS.find(([words]) => words.test(type));
  return found === undefined ? `un fichier ${type}` : type.replace(...found);
}

const FORMAT_NAMES = { jpeg: "JPG", png: "PNG", webp: "WebP" };

interface FormatLimit {
  readonly format: keyof typeof FORMAT_NAMES;
  readonly side: number;
  readonly pixels: number;
}

const errors = {
  empty: (file: string) => `« ${file} » est vide. Copiez-le de nouveau depuis la carte.`,
  "not-an-image": (file: string, formats: string) =>
    `« ${file} » n’est pas une image. Choisissez un fichier ${formats}.`,
  "no-camera-jpeg": (file: string) =>
    `« ${file} » est un fichier RAW sans JPEG à encadrer. Développez-le et enregistrez-le d’abord en JPEG.`,
  truncated: (file: string) =>
    `« ${file} » est incomplet : le fichier s’arrête trop tôt. Copiez-le de nouveau depuis la carte.`,
  corrupt: (file: string) => `« ${file} » est endommagé et illisible. Copiez-le de nouveau depuis la carte.`,
  "too-large": (file: string) =>
    `« ${file} » est plus grand que ce que le navigateur peut dessiner. Réduisez-le d’abord.`,
  "too-slow": (file: string) => `« ${file} » a pris trop de temps et a été laissé de côté.`,
  gone: (file: string) =>
    `« ${file} » n’a pas pu être lu : le fichier a été déplacé, modifié ou supprimé. Remettez-le en place, ou ajoutez-le de nouveau.`,
  offline: (file: string) =>
    `« ${file} » n’a pas pu être ouvert sans réseau. Un nouvel essai aura lieu au retour du réseau.`,
  font: (file: string) =>
    `« ${file} » n’a pas été exporté : la police de la légende n’a pas pu être chargée. Un nouvel essai aura lieu au retour du réseau. Une autre police est peut-être disponible.`,
  "no-webp": (file: string) =>
    `« ${file} » n’a pas été exporté : ce navigateur ne sait pas écrire le WebP. Choisissez JPG ou PNG.`,
  failed: (file: string) => `« ${file} » n’a pas pu être lu : une erreur s’est produite dans le navigateur. Réessayez.`,
};

export const photos = {
  errors,
  unsupported: (file: string, type: string | null, formats: string) =>
    type === null
      ? `« ${file} » est d’un type qui ne peut pas être encadré. Enregistrez-le d’abord en ${formats}.`
      : `« ${file} » est ${named(type)}. Enregistrez-le d’abord en ${formats}.`,
  undecodable: (file: string, type: string | null, formats: string) =>
    `« ${file} » est ${named(type ?? "photo")} que ce navigateur ne sait pas ouvrir. Enregistrez-le d’abord en ${formats}.`,
  frameTooLarge: (file: string, { format: name, side, pixels }: FormatLimit) =>
    `Avec son cadre, « ${file} » est trop grand pour ${FORMAT_NAMES[name]} : au plus ${format.number(side)} px par côté et ${format.number(Math.floor(pixels / 1e6))} mégapixels. ${name === "webp" ? "Choisissez une taille d’export plus petite, ou JPG ou PNG." : "Choisissez une taille d’export plus petite ou un passe-partout plus étroit."}`,
  overFileLimit: (file: string, limit: string) =>
    `« ${file} » ne tient pas dans ${format.number(Number(limit))} ko, même à la plus petite taille. Autorisez un fichier plus lourd.`,
  formats: (names: readonly string[]) => format.list(names, "disjunction"),
  methods: {
    "lossless-jpeg": "JPEG sans perte",
    jpeg: (quality: number) => `JPEG ${quality} %`,
    "jpeg-to-fit": "JPEG",
    webp: (quality: number) => `WebP ${quality} %`,
    png: "PNG",
  },
  cameraJpeg: (width: number, height: number) => `JPEG de l’appareil photo, ${width} × ${height}`,
  pngOfBits: (bits: number) => `PNG ${bits} bits`,
  methodInHdr: (method: string) => `${method}, HDR`,
  methodWithReasons: (method: string, reasons: readonly string[]) => `${method} (${reasons.join(", ")})`,
  fit: {
    packed: (limit: number) => `compacté pour tenir dans ${format.number(limit)} ko`,
    quality: (limit: number) => `qualité réglée pour tenir dans ${format.number(limit)} ko`,
    size: (limit: number, width: number, height: number) =>
      `réduit à ${width} × ${height} px pour tenir dans ${format.number(limit)} ko`,
    unknown: (limit: number) => `la qualité sera réglée pour tenir dans ${format.number(limit)} ko`,
  },
  hdr: { lost: "HDR perdu", damaged: "données HDR endommagées" },
  extras: { "gain-map": "HDR", video: "vidéo", depth: "profondeur", credentials: "Content Credentials" },
  leftOut: (names: readonly string[]) => `sans ${format.list(names)}`,
  fallbackReasons,
  tooLargeToExport: "Trop grand pour l’export",
};
