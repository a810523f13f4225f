/** @see ../en/errors.ts */
import type { ErrorMessages } from "../error-text.ts";
import { format } from "./notation.ts";

const { list, number, plural } = format;

const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;

const PLAN_REQUIRED = {
  settings: "Guardar los ajustes en tu cuenta forma parte de Pro.",
  logo: "Un logotipo propio forma parte de Pro.",
  presets: "Los looks propios forman parte de Studio.",
  profiles: "Tener más de un perfil forma parte de Pro.",
} as const;

const NOT_READY = {
  stopping: "El servidor se está deteniendo.",
  pages: "Las páginas no están compiladas.",
  database: "La base de datos no responde.",
  "data-folder": "La carpeta de datos está llena o no admite escritura.",
  "image-folder": "La carpeta del almacén de imágenes no admite escritura.",
  "image-store": "El almacén de imágenes no responde.",
  "image-checker": "No se pueden comprobar las imágenes.",
} as const;

export const errors: ErrorMessages = {
  "http-invalid": "No es una petición HTTP válida.",
  "body-invalid": "No se puede leer el cuerpo de la petición.",
  "body-too-large": "La petición es demasiado grande.",
  "media-type-unsupported": "Este tipo de contenido no es compatible.",
  "request-timeout": "La petición tardó demasiado en llegar.",
  "route-not-found": "No hay nada en esta dirección.",
  "method-not-allowed": ({ methods }) => `Esta dirección solo admite ${list(methods)}.`,
  "rate-limited": ({ seconds }) =>
    `Demasiadas peticiones. Inténtalo de nuevo en ${number(seconds)} ${plural(seconds, { one: "segundo", other: "segundos" })}.`,

  unauthenticated: "Primero inicia sesión.",
  "other-user-signed-in": "La sesión iniciada es de otra persona.",
  "token-required": "Hace falta un token válido.",
  forbidden: "No tienes acceso a esto.",
  "cross-site": "Esta petición vino de otro sitio.",
  "local-only":
    "Esto es para el desarrollo, en la máquina donde funciona el servidor. Para dar servicio a otras personas, define PUBLIC_URL y las cuentas de tus proveedores.",
  "plan-required": ({ feature }) => PLAN_REQUIRED[feature],

  invalid: ({ field }) => (field === null ? "La petición no es válida." : `El campo “${field}” no es válido.`),
  "field-protected": ({ field }) => `El campo “${field}” no se puede cambiar aquí.`,
  "nothing-to-change": "No hay nada que cambiar.",
  "cursor-invalid": "Esta página de la lista no existe.",

  "user-not-found": "Esta cuenta no existe.",
  "answers-of-another-user": "Estas respuestas son de otra cuenta.",
  "own-role": "No puedes quitarte tu propio rol de administración. Pídeselo a otra persona que administre.",
  "sign-in-too-old": "Iniciaste sesión hace más de 24 horas. Vuelve a iniciarla para hacer esto.",
  "session-not-found": "Esta sesión ya se cerró.",
  "device-code-not-found":
    "Ningún dispositivo espera con este código. Comprueba el código o pide uno nuevo en el dispositivo.",

  "preset-not-found": "Este look se eliminó en otro lugar, así que no se puede renombrar.",
  "preset-name-taken": ({ name }) => `Ya existe un look llamado “${name}”. Elige otro nombre.`,
  "too-many-presets": ({ limit }) => `Puedes guardar ${number(limit)} looks propios. Elimina uno que ya no uses.`,
  "too-many-profiles": ({ limit }) => `Puedes guardar ${number(limit)} perfiles. Elimina uno que ya no uses.`,
  "look-not-found": "Este look no existe.",
  "look-withdrawn": "Este look se retiró.",
  "submission-not-found": "Esta propuesta se retiró o ya se decidió sobre ella.",
  "too-many-submissions": ({ limit }) =>
    `Hasta ${number(limit)} de tus looks pueden esperar una respuesta. Retira uno o espera.`,

  "logo-not-found": "Este logotipo no existe.",
  "logo-invalid": ({ side }) =>
    `Un logotipo tiene que ser un PNG completo, de ${number(side)} píxeles como máximo en su lado más largo.`,

  "form-expected": "Envía las imágenes como multipart/form-data.",
  "form-invalid": "No se puede leer el formulario.",
  "file-missing": "El formulario no tiene ningún archivo en el campo “file”.",
  "file-empty": "El archivo está vacío.",
  "file-too-large": ({ bytes }) => `El archivo ocupa más de ${number(bytes / MEGABYTE)} MB.`,
  "image-not-found": "Esta imagen no existe.",
  "image-damaged": "La imagen está dañada.",
  "image-too-slow": "La imagen tarda demasiado en leerse.",
  "image-format-unsupported": "No es una imagen JPEG, PNG ni WebP.",
  "image-animated": "La imagen tiene más de un fotograma.",
  "image-too-large": ({ pixels }) => `La imagen tiene más de ${number(pixels / MEGAPIXEL)} megapíxeles.`,
  "storage-full": "No queda espacio para tus imágenes.",
  "image-not-stored": "No se pudo guardar la imagen. Inténtalo de nuevo en un momento.",
  "image-not-checked": "No se pudo comprobar la imagen. Inténtalo de nuevo en un momento.",
  "copies-not-wanted": "Tu cuenta no guarda copias de las exportaciones.",
  "image-checker-busy": "Se están comprobando demasiadas imágenes. Inténtalo de nuevo en un momento.",

  "offer-not-found": "Este plan no está a la venta.",
  "nothing-bought": "No hay nada que gestionar: no has comprado ningún plan aquí.",
  "checkout-closed": "En este servidor no se puede mejorar el plan.",
  "payments-unavailable":
    "El servicio de pago no responde. No se te ha cobrado nada. Inténtalo de nuevo en un momento.",
  "subscription-not-cancelled":
    "No se pudo cancelar tu suscripción, así que no se eliminó nada. Inténtalo de nuevo en un momento o escribe a soporte.",
  "signature-invalid": "Esta petición no está firmada por Stripe.",
  "payment-state-unavailable": "No se pudo consultar en Stripe el estado de los pagos.",

  "email-invalid": "Escribe una dirección como ada@example.com.",
  "confirmation-expired": "Este enlace ha caducado. Suscríbete de nuevo para recibir otro.",
  "consent-required": "Marca la casilla para aceptar el boletín.",

  "server-busy": "El servidor está ocupado. Inténtalo de nuevo en un momento.",
  "disk-full": "El servidor se ha quedado sin espacio. Inténtalo más tarde.",
  "data-unavailable": "Ahora mismo el servidor no puede acceder a sus datos. Inténtalo de nuevo en un momento.",
  "not-ready": ({ reason }) => NOT_READY[reason],
  internal: "Algo salió mal en el servidor.",
};
