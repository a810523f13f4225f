/** @see ../en/editor-fields.ts */
import type { Settings, TemplateField } from "@matte/engine";
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "foto", other: "fotos" })}`;

const fields: Readonly<Record<TemplateField, string>> = {
  title: "Título",
  headline: "Titular",
  description: "Descripción",
  alt: "Texto alternativo",
  creator: "Creador",
  credit: "Línea de créditos",
  copyright: "Copyright",
  city: "Ciudad",
  state: "Estado o provincia",
  country: "País",
  location: "Lugar",
  keywords: "Palabras clave",
  rating: "Valoración",
  date: "Fecha",
  time: "Hora",
  camera: "Cámara",
  make: "Marca",
  lens: "Objetivo",
  film: "Película",
  focal: "Distancia focal",
  focal35: "Equivalente en 35 mm",
  aperture: "Apertura",
  shutter: "Velocidad de obturación",
  iso: "ISO",
  exposure: "Exposición",
  width: "Ancho",
  height: "Alto",
  megapixels: "Megapíxeles",
  size: "Tamaño",
  filename: "Nombre de archivo",
  number: "Número",
  count: "Número de fotos",
};

const dateFormats: Readonly<Record<Settings["dateFormat"], string>> = {
  "2024-06-01": "2024-06-01",
  "1 June 2024": "1 de junio de 2024",
  "June 2024": "Junio de 2024",
  "2024": "2024",
  custom: "Personalizado",
};

export const editorFields = {
  more: {
    caption: "Más ajustes del pie de foto",
    camera: "Más ajustes de la cámara",
    output: "Más ajustes de salida",
  },

  appliesTo: "Se aplica a",
  scopes: {
    photo: () => "Esta foto",
    selected: (count: number) => `${number(count)} ${plural(count, { one: "seleccionada", other: "seleccionadas" })}`,
    all: () => "Todas las fotos",
  },
  usedForAll: (count: number) => `Motivo aplicado a ${photos(count)}`,
  photoOf: (file: string, place: number, count: number) => `${file}, ${number(place)} de ${number(count)}`,

  insert: "Insertar campo",
  fields,
  groups: { place: "Lugar", photo: "Foto", camera: "Cámara", file: "Archivo" },
  forms: {
    "date:YYYY": "Año",
    "date:MMMM YYYY": "Mes y año",
    "date:YYYY-MM-DD": "Fecha numérica",
    "time:HH-mm": "Hora numérica",
    "number:000": "Número, tres cifras",
    "filename:words": "Nombre de archivo en palabras",
  },
  absent: "No está en este archivo",
  search: "Buscar campos",
  typeToSearch: "Escribe para buscar",
  keys: "↑ ↓ Intro",
  found: (count: number) => `${number(count)} ${plural(count, { one: "campo", other: "campos" })}`,

  unknownField: (typed: string, suggestion: string | null) =>
    `Campo desconocido: “${typed}”.${suggestion === null ? "" : ` ¿Querías decir “${suggestion}”?`}`,
  unknownForm: (typed: string) => `Formato desconocido: “${typed}”.`,

  fileSays: (creator: string) => `Según el archivo: ${creator}`,
  acceptCreator: "Usar",
  replaces: (creator: string, more: number) =>
    more === 0
      ? `La exportación sustituye a “${creator}” como creador.`
      : `La exportación sustituye a “${creator}” como creador, y a los creadores de ${number(more)} ${plural(more, { one: "foto más", other: "fotos más" })}.`,
  replacesInBatch: (count: number) => `Este crédito sustituye al creador de ${photos(count)}.`,

  date: {
    print: "Imprimir la fecha",
    format: "Formato de fecha",
    formats: dateFormats,
    custom: "Formato de fecha personalizado",
    customHint: "D MMMM YYYY",
    noForm: "Usa YYYY, YY, MMMM, MMM, MM, M, DD, D, HH o mm.",
  },
  places: {
    label: "Nombres de lugar según el GPS",
    hint: "Rellena la ciudad y el país a partir de la posición GPS de la foto si su archivo no los trae. Las exportaciones muestran entonces dónde se tomó. La posición en sí no sale de tu navegador.",
  },
  camera: {
    tidy: "Simplificar nombres de cámara",
    equivalent: "Equivalente en 35 mm",
    filmStyle: "Película y estilo de imagen",
    camera: "Cámara",
    lens: "Objetivo",
    film: "Película",
  },
  exportName: {
    label: "Nombre de la exportación",
    usual: "Nombre por defecto",
    example: (name: string) => `Ejemplo: ${name}`,
  },
};
