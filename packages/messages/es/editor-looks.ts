/** @see ../en/editor-looks.ts */
import type { BuiltInLook, LeftOut, LookTexts } from "@matte/engine";
import { format } from "./notation.ts";

const { list, number, plural } = format;

const names: Readonly<Record<BuiltInLook, string>> = {
  gallery: "Galería",
  museum: "Museo",
  hairline: "Filete",
  linen: "Lino",
  stone: "Piedra",
  noir: "Noir",
  double: "Doble",
  bevel: "Bisel",
  square: "Cuadrado",
  poster: "Cartel",
  journal: "Revista",
  story: "Historia",
  data: "Datos",
  card: "Tarjeta",
  ambient: "Ambiente",
  contact: "Contacto",
  window: "Ventana",
  washi: "Washi",
};

const differences: Readonly<Record<LeftOut, string>> = {
  "stroke-added": "con una línea negra de 1 px",
  "stroke-replaced": "con una línea negra de 1 px en lugar de la suya",
  "second-stroke": "sin su segunda línea",
  bevel: "sin su bisel",
  "inner-mat": "sin su paspartú interior",
  surface: "con un paspartú liso",
  label: "con un pie de foto sencillo",
  finish: "con un pie de foto plano",
  font: "en Inter en lugar de su tipografía",
};

const looks = (count: number): string => `${number(count)} ${plural(count, { one: "look", other: "looks" })}`;

const textNames: Readonly<Record<keyof LookTexts, string>> = {
  locationText: "lugar",
  photoBy: "crédito fotográfico",
  additionalCredits: "créditos adicionales",
  cameraText: "cámara",
  lensText: "objetivo",
  filmText: "película",
  customDateFormat: "formato de fecha",
};

const named = ([field, text]: readonly [string, string]): string =>
  `${textNames[field as keyof LookTexts]} “${text.replaceAll(/\s+/gu, " ")}”`;

export const editorLooks = {
  title: "Looks",
  names,
  all: "Todos los looks",
  menu: "Menú de looks",
  changed: (look: string) => `${look}, modificado`,
  revertTo: (look: string) => `Volver a ${look}`,
  updateLook: (look: string) => `Actualizar “${look}”`,
  applied: (look: string) => `Look ${look} aplicado`,
  appliedTo: (look: string, count: number) => `${look} para ${count === 1 ? "esta foto" : `${number(count)} fotos`}`,
  shareLook: "Usar en todas las fotos",
  lookShared: "Todas las fotos tienen este look",
  reverted: (look: string) => `De nuevo ${look}`,
  updated: (look: string) => `“${look}” actualizado`,
  leftOut: (parts: readonly LeftOut[]) => `En tu plan: ${list(parts.map((part) => differences[part]))}`,
  wholeLook: "el look completo",
  linked: {
    region: "Look compartido",
    shown: "Este es el look del enlace.",
    shownOfFile: (file: string) => `Este es el look de “${file}”.`,
    keep: "Conservar",
    texts: (texts: LookTexts) => `Conservar también aplica ${list(Object.entries(texts).map(named))}.`,
    invalid: "El enlace no contiene ningún look, o solo una parte.",
    newer: (version: number) =>
      `El look del enlace es de la versión ${version}, que esta página aún no conoce. Vuelve a cargar la página y abre el enlace otra vez.`,
    invalidFile: (file: string) => `“${file}” no contiene ningún look.`,
    ownLooksFile: (file: string) => `“${file}” contiene looks propios, que forman parte de Studio.`,
    newerFile: (file: string, version: number) =>
      `El look de “${file}” es de la versión ${version}, que esta página aún no conoce. Vuelve a cargar la página e importa el archivo otra vez.`,
  },
  newProfile: "Nuevo perfil",
  submit: "Proponer este look",
  copyLink: "Copiar enlace a este look",
  linkCopied: "Enlace copiado",
  linkNotCopied: "No se pudo copiar el enlace: el navegador no da acceso al portapapeles.",
  linkTooLong: "Los textos son demasiado largos para un enlace. Cópialo sin ellos o exporta el look como archivo.",
  export: "Exportar look",
  import: "Importar look",
  file: "Archivo de un look",
  withTexts: "Con nombres, lugares y créditos",
  unnamed: "Mi look",
  own: {
    title: "Propios",
    noAnswer: "El servidor no responde. Tus looks propios necesitan conexión.",
    save: "Guardar este look",
    rename: (look: string) => `Renombrar “${look}”`,
    renameTitle: "Renombrar look",
    remove: (look: string) => `Eliminar “${look}”`,
    export: "Exportar looks propios",
    name: "Nombre del look",
    submit: { save: "Guardar", replace: "Sustituir", rename: "Renombrar" },
    saved: (name: string) => `“${name}” guardado`,
    removed: (name: string) => `“${name}” eliminado`,
    imported: (count: number) =>
      plural(count, { one: `${looks(count)} importado`, other: `${looks(count)} importados` }),
  },
};
