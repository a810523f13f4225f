/** @see ../en/server-pages.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

export const serverPages = {
  signIn: {
    title: "Iniciar sesión",
    signedIn: "Sesión iniciada",
    closeWindow: "Has iniciado sesión. Puedes cerrar esta ventana.",
    notSignedIn: "Sesión no iniciada",
    back: "Volver a Matte",
    failures: {
      cancelled: "Se canceló el inicio de sesión.",
      expired: "Este inicio de sesión ha caducado, ya se usó o se empezó en otro navegador.",
      unverified: "La dirección de correo de tu cuenta no está verificada.",
      rejected: "El inicio de sesión no funcionó.",
      unreachable: "El proveedor de identidad no responde.",
    },
  },
  provider: {
    notice:
      "Este es el inicio de sesión de Matte para desarrollo y pruebas. Acepta cualquier dirección y no envía nada a ella.",
    email: "Correo electrónico",
    emailInvalid: "Escribe una dirección como ada@example.com.",
    submit: "Continuar",
    broken: "Este inicio de sesión no puede continuar",
    expired: "Ha caducado o se empezó en otro navegador.",
  },
  privateFront: {
    title: "Privado",
    heading: "Tu propio Matte",
    photosStay: "Las fotos se enmarcan en este navegador. Nunca se envían a ningún sitio, ni siquiera a este servidor.",
    onThisMachine: "Solo este equipo puede abrir estas páginas.",
    behindPassword: "Solo quien conoce la contraseña puede abrir estas páginas.",
    open: "Abrir el editor",
    help: "Ayuda",
  },
  password: {
    title: "Contraseña",
    heading: "Matte",
    notice: "Este Matte es privado. Introduce su contraseña.",
    label: "Contraseña",
    submit: "Continuar",
    wrong: "Esa no es la contraseña. Inténtalo de nuevo.",
    busy: "Demasiadas personas lo están intentando ahora. Inténtalo de nuevo en unos segundos.",
    tooMany: (seconds: number) =>
      `Demasiados intentos. Inténtalo de nuevo en ${number(seconds)} ${plural(seconds, { one: "segundo", other: "segundos" })}.`,
  },
  checkout: {
    title: "Pago de desarrollo",
    notice: "Este es el pago de Matte para desarrollo y pruebas. No cobra dinero.",
    order: (price: string, billing: string, email: string) => `${price} al mes, ${billing}, para ${email}`,
    pay: "Pagar (prueba)",
    cancel: "Cancelar",
    noSubscription: "No pagas ningún plan.",
    subscribedTo: "Pagas",
    cancelSubscription: "Cancelar suscripción (prueba)",
    back: "Volver a tu cuenta",
  },
};
