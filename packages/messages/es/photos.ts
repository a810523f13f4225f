/** @see ../en/photos.ts */
import { format } from "./notation.ts";

const fallbackReasons = {
  "switched-off": "sin conservar los datos originales",
  preset: "redimensionada para el preajuste",
  "export-size": "redimensionada al tamaño de exportación",
  "matte-width": "paspartú demasiado estrecho para conservar los datos originales",
  straightened: "enderezada",
  "matte-step": "el paspartú se movería más de 8 px",
  "caption-height": "el pie de foto no puede moverse para conservar los datos originales",
  profile: "perfil de color poco común",
  arithmetic: "codificación aritmética",
  "lossless-process": "codificación sin pérdida",
  hierarchical: "codificación jerárquica",
  precision: "más de 8 bits",
  cmyk: "foto en CMYK",
  turned: "girada por su etiqueta de orientación",
  "no-webassembly": "navegador sin WebAssembly",
  sampling: "muestreo poco común",
  damaged: "datos dañados",
  "too-large": "foto muy grande",
  "matte-colour": "foto demasiado comprimida para este color de paspartú",
  "overlay-quality": "foto demasiado comprimida para un texto nítido",
  "grey-photo": "foto gris, marco en color",
  "different-sizes": "tamaños distintos",
  "different-coding": "distinto muestreo o calidad JPEG",
  "different-profiles": "perfiles de color distintos",
  "different-turns": "giradas de forma distinta",
  cropped: "fotos recortadas",
  gap: "la separación se movería más de 8 px",
};

function named(type: string): string {
  if (type === "video") return "un vídeo";
  if (type === "photo") return "una foto";
  return type.startsWith("camera raw") ? `un archivo raw${type.slice("camera raw".length)}` : `un archivo ${type}`;
}

const FORMAT_NAMES = { jpeg: "JPG", png: "PNG", webp: "WebP" };

interface FormatLimit {
  readonly format: keyof typeof FORMAT_NAMES;
  readonly side: number;
  readonly pixels: number;
}

const errors = {
  empty: (file: string) => `“${file}” está vacío. Cópialo otra vez de la tarjeta.`,
  "not-an-image": (file: string, formats: string) => `“${file}” no es una imagen. Elige un archivo ${formats}.`,
  "no-camera-jpeg": (file: string) =>
    `“${file}” es un archivo raw sin un JPEG que se pueda enmarcar. Revélalo y guárdalo primero como JPEG.`,
  truncated: (file: string) =>
    `“${file}” está incompleto: el archivo termina antes de tiempo. Cópialo otra vez de la tarjeta.`,
  corrupt: (file: string) => `“${file}” está dañado y no se puede leer. Cópialo otra vez de la tarjeta.`,
  "too-large": (file: string) => `“${file}” es más grande de lo que el navegador puede dibujar. Redúcelo primero.`,
  "too-slow": (file: string) => `“${file}” tardó demasiado y se omitió.`,
  gone: (file: string) =>
    `No se pudo leer “${file}”: el archivo se movió, cambió o se eliminó. Devuélvelo a su sitio o añádelo de nuevo.`,
  offline: (file: string) => `“${file}” no se pudo abrir sin conexión. Se volverá a intentar cuando haya conexión.`,
  font: (file: string) =>
    `“${file}” no se exportó: no se pudo cargar la tipografía del pie de foto. Se volverá a intentar cuando haya conexión. Quizá haya otra tipografía disponible.`,
  "no-webp": (file: string) => `“${file}” no se exportó: este navegador no puede escribir WebP. Elige JPG o PNG.`,
  failed: (file: string) => `No se pudo leer “${file}”: algo falló en el navegador. Inténtalo de nuevo.`,
};

export const photos = {
  errors,
  unsupported: (file: string, type: string | null, formats: string) =>
    type === null
      ? `“${file}” es de un tipo que no se puede enmarcar. Guárdalo primero como ${formats}.`
      : `“${file}” es ${named(type)}. Guárdalo primero como ${formats}.`,
  undecodable: (file: string, type: string | null, formats: string) =>
    `“${file}” es ${named(type ?? "photo")} que este navegador no puede abrir. Guárdalo primero como ${formats}.`,
  frameTooLarge: (file: string, { format: name, side, pixels }: FormatLimit) =>
    `Con su marco, “${file}” es demasiado grande para ${FORMAT_NAMES[name]}: como máximo ${format.number(side)} px por lado y ${format.number(Math.floor(pixels / 1e6))} megapíxeles. Usa un tamaño de exportación menor${name === "webp" ? ", JPG o PNG" : " o un paspartú más estrecho"}.`,
  overFileLimit: (file: string, limit: string) =>
    `“${file}” no cabe en ${format.number(Number(limit))} KB ni con el tamaño más pequeño. Permite un archivo mayor.`,
  formats: (names: readonly string[]) => format.list(names, "disjunction"),
  methods: {
    "lossless-jpeg": "JPEG sin pérdida",
    jpeg: (quality: number) => `JPEG ${quality} %`,
    "jpeg-to-fit": "JPEG",
    webp: (quality: number) => `WebP ${quality} %`,
    png: "PNG",
  },
  cameraJpeg: (width: number, height: number) => `JPEG de la cámara, ${width} × ${height}`,
  pngOfBits: (bits: number) => `PNG de ${bits} bits`,
  methodInHdr: (method: string) => `${method}, HDR`,
  methodWithReasons: (method: string, reasons: readonly string[]) => `${method} (${reasons.join(", ")})`,
  fit: {
    packed: (limit: number) => `más compacta para caber en ${format.number(limit)} KB`,
    quality: (limit: number) => `calidad elegida para caber en ${format.number(limit)} KB`,
    size: (limit: number, width: number, height: number) =>
      `reducida a ${width} × ${height} px para caber en ${format.number(limit)} KB`,
    unknown: (limit: number) => `la calidad se elegirá para caber en ${format.number(limit)} KB`,
  },
  hdr: { lost: "HDR perdido", damaged: "datos HDR dañados" },
  extras: {
    "gain-map": "HDR",
    video: "vídeo de la foto",
    depth: "profundidad",
    credentials: "credenciales de contenido",
  },
  leftOut: (names: readonly string[]) => `sin ${format.list(names)}`,
  fallbackReasons,
  tooLargeToExport: "Demasiado grande para exportar",
};
