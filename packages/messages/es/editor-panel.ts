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

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "foto", other: "fotos" })}`;

const inSizes = (count: number, sizes: number): string =>
  `${photos(count)} en ${number(sizes)} ${plural(sizes, { one: "tamaño", other: "tamaños" })}`;

const withZip = (result: string, zip: boolean): string => (zip ? `${result}, un ZIP` : result);

const presets: Readonly<Record<SocialPreset, string>> = {
  original: "Tamaño original",
  "portrait-4x5": "Vertical 4:5",
  "instagram-post-safe": "Zona segura 4:5",
  "instagram-3x4": "Instagram 3:4",
  "story-9x16": "Historia 9:16",
  "square-1x1": "Cuadrado 1:1",
  "landscape-16x9": "Horizontal 16:9",
  "tv-3840x2160": "TV 16:9",
  carousel: "Carrusel",
};

const presetNames: Readonly<Record<SocialPreset, string>> = {
  ...presets,
  "instagram-post-safe": "Publicación de Instagram, zona segura",
  "story-9x16": "Historia, portada de Reel, TikTok",
};

const furtherSizes: Readonly<Record<FurtherSize, string>> = {
  ...presets,
  "web-2048": "Web 2048 px",
};

const matteUnits: Readonly<Record<MeasuredBy, string>> = {
  width: "por ciento del ancho",
  short: "por ciento del lado corto",
  long: "por ciento del lado largo",
  mean: "por ciento de la media de ambos lados",
};

const quickSizes: Readonly<Record<(typeof QUICK_SIZES)[number], string>> = {
  4: "1″",
  8: "2″",
  16: "4″",
  24: "6″",
};

const displays: Readonly<Record<MetadataDisplay, string>> = {
  all: "Todo",
  camera: "Cámara",
  lens: "Objetivo",
  exif: "EXIF",
  none: "Nada",
};

const languages: Readonly<Record<CaptionLanguage, string>> = {
  auto: "Automático",
  ja: "日本語",
  ko: "한국어",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
};

const logoPositions: Readonly<Record<LogoPosition, string>> = { left: "Izquierda", center: "Centro", right: "Derecha" };

const swatches = {
  white: "Blanco",
  offWhite: "Blanco roto",
  linen: "Lino",
  black: "Negro",
  grey: "Gris",
  ochre: "Ocre",
};

export const editorPanel = {
  size: "Tamaño",
  colour: "Color",
  swatches,

  matte: {
    title: "Paspartú",
    subject: "Paspartú exterior",
    size: "Tamaño del paspartú exterior",
    unitNames: matteUnits,
    quickSize: "Tamaño rápido",
    quickSizes,
    summary: (percent: number, colour: string) => `${percent} %, ${colour}`,
    summaryOnPaper: (millimetres: number, colour: string) => `${millimetres} mm, ${colour}`,
    summaryOfSides: (colour: string) => `Cada lado, ${colour}`,
    mixed: { text: "Verticales y horizontales difieren.", equalise: "Igualar", done: "Los paspartús son iguales" },
  },
  stroke: {
    title: "Líneas",
    feature: "trazo interior",
    subject: "Trazo interior",
    row: "Trazo",
    size: "Grosor del trazo interior",
    unit: "Unidad",
    summary: (size: number, unit: string, colour: string) => `${size} ${unit}, ${colour}`,
    none: "Ninguno",
  },
  caption: {
    title: "Pie de foto",
    show: "Mostrar metadatos",
    off: "Desactivado",
    noDate: "Sin fecha",
    layout: "Disposición",
    layoutName: "Disposición del pie de foto",
    layouts: { columns: "Dos columnas", left: "Izquierda", center: "Centrado", line: "Una línea" },
    subject: "Nombre del motivo",
    copyToAll: "Usar en todas las fotos",
    location: "Lugar",
    credit: "Crédito fotográfico",
    additionalCredits: "Créditos adicionales",
    creditsHint: "Uno por línea",
    cut: "Cortado en la exportación",
    printSubject: "Imprimir el motivo",
    font: "Tipografía",
    fontName: "Tipografía de los metadatos",
    fontFeature: "tipografía de los metadatos",
    language: "Idioma",
    languageName: "Idioma del pie de foto",
    languages,
    fontSize: "Tamaño de letra",
    fontSizeName: "Tamaño de letra de los metadatos",
  },
  camera: {
    title: "Datos de la cámara",
    feature: "elegir cámara, objetivo o EXIF",
    display: "Metadatos visibles",
    displays,
    facts: { camera: "Cámara", lens: "Objetivo", exposure: "Exposición" },
    none: "Esta foto no tiene datos de la cámara.",
    equivalent: "Equivalente en 35 mm",
    fileNames: "Nombres como en el archivo",
    asInFile: "Como en el archivo",
  },
  logo: {
    title: "Logotipo",
    feature: "logotipo propio",
    slots: {
      customLogo: { label: "Logotipo", remove: "Quitar logotipo" },
      customLogoOnDark: { label: "Logotipo para paspartús oscuros", remove: "Quitar logotipo de paspartús oscuros" },
    },
    remove: "Quitar logotipo",
    none: "Ninguno",
    grow: "Agrandar el pie de foto para el logotipo",
    size: "Tamaño del logotipo",
    limited: (size: number) => `Limitado por el pie de foto: ${number(size)}`,
    position: "Posición",
    positionName: "Posición del logotipo",
    positions: logoPositions,
    centred: "Centrado mientras haya texto a la derecha.",
    noSpace: "No hay espacio para el logotipo debajo de la foto.",
    notLoaded: (file: string) => `No se pudo leer “${file}”. Inténtalo de nuevo.`,
    notAnImage: (file: string) => `“${file}” no es una imagen que este navegador muestre. Elige un PNG o SVG.`,
  },
  output: {
    title: "Salida",
    format: "Formato",
    formatName: "Formato de exportación",
    formats: { jpeg: "JPG", png: "PNG", webp: "WebP", pdf: "PDF" },
    preset: "Preajuste para redes",
    presets,
    presetNames,
    presetReplaces: (shape: string) => `La proporción ${shape} se desactivó: el preajuste define el lienzo`,
    presetSize: (width: number, height: number) => `${width} × ${height}`,
    exportSize: "Tamaño de exportación",
    sizes: { full: "Tamaño completo", long: "Lado largo", file: "Peso del archivo", preset: "Tamaño del preajuste" },
    kilobytes: (limit: number) => `${limit} KB`,
    longSide: "Lado largo (px)",
    pixels: (length: number) => `${length} px`,
    quality: "Calidad",
    keepOriginalJpeg: "Conservar los datos JPEG originales",
    keepHdr: "Conservar HDR",
    keepLocation: "Conservar la ubicación (GPS)",
    rememberFrame: "Recordar el marco en el archivo",
    keepWayBack: "Permitir volver al archivo original",
    summary: (fileFormat: string, size: string) => `${fileFormat}, ${size}`,
    usualName: "Nombre por defecto",
  },

  foot: {
    reset: "Restablecer",
    resetDone: "Ajustes y pies de foto restablecidos",
    export: "Exportar",
    saveTo: "Guardar en…",
    menu: {
      label: "Más formas de exportar",
      thisPhoto: "Exportar esta foto",
      alsoExport: "Exportar además",
      furtherSizes,
    },
    copies: { text: "Se guarda una copia en tu cuenta.", link: "Ver qué se guarda" },
    result: {
      photo: photos(1),
      watermarked: `${photos(1)}, con la marca de agua de Matte`,
      onlyOne: (count: number) => `${photos(count)}; Free exporta una`,
      several: (count: number, zip: boolean) => withZip(photos(count), zip),
      pdf: (count: number) => `${photos(count)}, un PDF`,
      selected: (selected: number, count: number) =>
        `${number(selected)} de ${number(count)} ${plural(selected, { one: "seleccionada", other: "seleccionadas" })}`,
      sizes: (count: number, sizes: number, zip: boolean) => withZip(inSizes(count, sizes), zip),
    },
  },
};
