/** @see ../en/credentials.ts */
import { format } from "./notation.ts";

const moment = (time: Date): string => format.date(time, { dateStyle: "long", timeStyle: "short" });

export const credentials = {
  title: "Credenciales de contenido",
  signedBy: "Firmado por",
  noName: "Un firmante sin nombre",
  when: "Cuándo",
  stamped: (time: Date) => `${moment(time)}, según un sello de tiempo`,
  claimed: (time: Date) => `${moment(time)}, según el firmante`,
  madeWith: "Hecho con",
  actions: {
    captured: "Creado en la cámara",
    generated: "Generado por un modelo",
    created: "Creado",
    opened: "Abierto",
    edited: "Editado",
    colour: "Colores ajustados",
    cropped: "Recortado",
    resized: "Redimensionado",
    placed: "Combinado con otras imágenes",
    removed: "Partes eliminadas",
    rotated: "Girado",
    converted: "Convertido a otro formato",
    published: "Publicado",
    redacted: "Detalles del historial eliminados",
    other: "Otros cambios",
  },
  checks: {
    valid: {
      match: "La firma y el contenido coinciden",
      changed: "La firma coincide, pero el archivo cambió después de firmarse",
      unchecked: "La firma coincide. El contenido no se comprobó",
    },
    expired: {
      match: "La firma y el contenido coinciden, pero el certificado ha caducado",
      changed: "El archivo cambió después de firmarse y el certificado ha caducado",
      unchecked: "La firma coincide, pero el certificado ha caducado. El contenido no se comprobó",
    },
  },
  invalid: "La firma no es válida, así que estas credenciales no dicen nada sobre la foto",
  unchecked: "Aquí no se puede comprobar la firma. Abre Matte por https para comprobarla",
  unreadable: "Estas credenciales están dañadas o son de un tipo que Matte no puede leer",
  reading: "Leyendo…",
  onThisDevice: "Leídas en este dispositivo.",
  notInExports:
    "La exportación no conserva credenciales salvo que la opción “Credenciales de contenido” esté activada.",
  notListed: "No se comprobaron con una lista de firmantes de confianza.",
};
