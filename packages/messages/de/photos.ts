/** @see ../en/photos.ts */
import { format } from "./notation.ts";

const fallbackReasons = {
  "switched-off": "Originaldaten nicht behalten",
  preset: "Größe für die Voreinstellung geändert",
  "export-size": "Größe für den Export geändert",
  "matte-width": "Passepartout zu schmal für die Originaldaten",
  straightened: "ausgerichtet",
  "matte-step": "Passepartout würde um über 8 px verrückt",
  "caption-height": "Beschriftung lässt sich nicht für die Originaldaten verrücken",
  profile: "ungewöhnliches Farbprofil",
  arithmetic: "arithmetische Kodierung",
  "lossless-process": "verlustfreie Kodierung",
  hierarchical: "hierarchische Kodierung",
  precision: "mehr als 8 Bit",
  cmyk: "Foto in CMYK",
  turned: "durch die Angabe der Ausrichtung gedreht",
  "no-webassembly": "Browser ohne WebAssembly",
  sampling: "ungewöhnliche Abtastung",
  damaged: "beschädigte Daten",
  "too-large": "sehr großes Foto",
  "matte-colour": "Foto zu grob für diese Farbe des Passepartouts",
  "overlay-quality": "Foto zu grob für scharfen Text",
  "grey-photo": "graues Foto, farbiger Rahmen",
  "different-sizes": "verschiedene Größen",
  "different-coding": "verschiedene Abtastung oder Qualität der JPEGs",
  "different-profiles": "verschiedene Farbprofile",
  "different-turns": "verschieden gedreht",
  cropped: "zugeschnittene Fotos",
  gap: "Abstand würde um über 8 px verrückt",
};

/** German compounds take a hyphen: `eine SVG-Datei`. */
function named(type: string): string {
  if (type === "video") return "ein Video";
  if (type.startsWith("camera raw")) return `eine Raw-Datei${type.slice("camera raw".length)}`;
  return type === "photo" ? "ein Foto" : `eine ${type.replaceAll(" ", "-")}-Datei`;
}

const FORMAT_NAMES = { jpeg: "JPG", png: "PNG", webp: "WebP" };

interface FormatLimit {
  readonly format: keyof typeof FORMAT_NAMES;
  readonly side: number;
  readonly pixels: number;
}

const errors = {
  empty: (file: string) => `„${file}“ ist leer. Kopieren Sie die Datei noch einmal von der Karte.`,
  "not-an-image": (file: string, formats: string) => `„${file}“ ist kein Bild. Wählen Sie eine Datei als ${formats}.`,
  "no-camera-jpeg": (file: string) =>
    `„${file}“ ist eine Raw-Datei ohne ein JPEG, das gerahmt werden kann. Entwickeln Sie sie, und speichern Sie sie zuerst als JPEG.`,
  truncated: (file: string) =>
    `„${file}“ ist unvollständig: Die Datei endet zu früh. Kopieren Sie sie noch einmal von der Karte.`,
  corrupt: (file: string) =>
    `„${file}“ ist beschädigt und nicht lesbar. Kopieren Sie die Datei noch einmal von der Karte.`,
  "too-large": (file: string) => `„${file}“ ist größer, als der Browser zeichnen kann. Verkleinern Sie es zuerst.`,
  "too-slow": (file: string) => `„${file}“ brauchte zu lange und wurde ausgelassen.`,
  gone: (file: string) =>
    `„${file}“ konnte nicht gelesen werden: Die Datei wurde verschoben, geändert oder gelöscht. Legen Sie sie zurück, oder fügen Sie sie noch einmal hinzu.`,
  offline: (file: string) =>
    `„${file}“ konnte ohne das Netz nicht geöffnet werden. Es wird erneut versucht, wenn das Netz wieder da ist.`,
  font: (file: string) =>
    `„${file}“ wurde nicht exportiert: Die Schrift der Beschriftung konnte nicht geladen werden. Es wird erneut versucht, wenn das Netz wieder da ist. Eine andere Schrift ist vielleicht da.`,
  "no-webp": (file: string) =>
    `„${file}“ wurde nicht exportiert: Dieser Browser kann kein WebP schreiben. Wählen Sie JPG oder PNG.`,
  failed: (file: string) =>
    `„${file}“ konnte nicht gelesen werden: Im Browser ist etwas schiefgegangen. Versuchen Sie es erneut.`,
};

export const photos = {
  errors,
  unsupported: (file: string, type: string | null, formats: string) =>
    type === null
      ? `„${file}“ ist von einer Art, die nicht gerahmt werden kann. Speichern Sie es zuerst als ${formats}.`
      : `„${file}“ ist ${named(type)}. Speichern Sie es zuerst als ${formats}.`,
  undecodable: (file: string, type: string | null, formats: string) =>
    `„${file}“ ist ${named(type ?? "photo")}, was dieser Browser nicht öffnen kann. Speichern Sie es zuerst als ${formats}.`,
  frameTooLarge: (file: string, { format: name, side, pixels }: FormatLimit) =>
    `Mit seinem Rahmen ist „${file}“ zu groß für ${FORMAT_NAMES[name]}: höchstens ${format.number(side)} px je Seite und ${format.number(Math.floor(pixels / 1e6))} Megapixel. Verwenden Sie eine kleinere Exportgröße${name === "webp" ? " oder JPG oder PNG" : " oder ein schmaleres Passepartout"}.`,
  overFileLimit: (file: string, limit: string) =>
    `„${file}“ passt auch in der kleinsten Größe nicht in ${format.number(Number(limit))} KB. Erlauben Sie eine größere Datei.`,
  formats: (names: readonly string[]) => format.list(names, "disjunction"),
  methods: {
    "lossless-jpeg": "JPEG, verlustfrei",
    jpeg: (quality: number) => `JPEG ${quality} %`,
    "jpeg-to-fit": "JPEG",
    webp: (quality: number) => `WebP ${quality} %`,
    png: "PNG",
  },
  cameraJpeg: (width: number, height: number) => `JPEG der Kamera, ${width} × ${height}`,
  pngOfBits: (bits: number) => `PNG ${bits}-Bit`,
  methodInHdr: (method: string) => `${method}, HDR`,
  methodWithReasons: (method: string, reasons: readonly string[]) => `${method} (${reasons.join(", ")})`,
  fit: {
    packed: (limit: number) => `dichter gepackt für ${format.number(limit)} KB`,
    quality: (limit: number) => `Qualität für ${format.number(limit)} KB gewählt`,
    size: (limit: number, width: number, height: number) =>
      `auf ${width} × ${height} px verkleinert für ${format.number(limit)} KB`,
    unknown: (limit: number) => `Qualität wird für ${format.number(limit)} KB gewählt`,
  },
  hdr: { lost: "HDR verloren", damaged: "HDR-Daten beschädigt" },
  extras: { "gain-map": "HDR", video: "Bewegtbild", depth: "Tiefe", credentials: "Inhaltsnachweise" },
  leftOut: (names: readonly string[]) => `ohne ${format.list(names)}`,
  fallbackReasons,
  tooLargeToExport: "Zu groß zum Exportieren",
};
