/** @see ../en/editor-credentials.ts */
import { format } from "./notation.ts";

const { number } = format;

export const editorCredentials = {
  label: "Credenciales de contenido",
  development: "Credenciales de contenido (desarrollo)",
  signedBy: (name: string) => `Firmado por ${name}`,
  unsigned: (file: string, count: number, reason: string) =>
    count === 1
      ? `“${file}” se exportó sin credenciales de contenido. ${reason}`
      : `${number(count)} archivos se exportaron sin credenciales de contenido, entre ellos “${file}”. ${reason}`,
  reasons: {
    none: "El servidor no firma exportaciones.",
    early: "El certificado del servidor aún no es válido, o su reloj no está en hora.",
    expired: "El certificado del servidor ha caducado.",
    "time-stamp": "El servicio de sellado de tiempo no responde.",
  },
  noAnswer: "No se puede conectar con el servidor.",
  notIn: {
    pdf: "Los PDF no llevan credenciales de contenido.",
    wall: "Las imágenes de la pared no llevan credenciales de contenido.",
  },
  leftOut: (file: string, count: number, reason: string) =>
    count === 1
      ? `Las credenciales propias de “${file}” se omiten: ${reason}.`
      : `Las credenciales propias de ${number(count)} fotos, entre ellas “${file}”, se omiten: ${reason}.`,
  faults: {
    location: "pueden contener la ubicación, que la exportación no conserva",
    cropped: "tienen una imagen de lo que se recortó",
    large: "son demasiado grandes",
    unreadable: "no se pueden leer",
  },
};
