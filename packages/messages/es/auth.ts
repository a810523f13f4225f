/** @see ../en/auth.ts */
import { rich } from "../rich-text.ts";

export const auth = {
  signIn: "Iniciar sesión con Google",
  enterPassword: "Introducir la contraseña",
  signOut: "Cerrar sesión",
  screen: {
    title: "Te damos la bienvenida a Matte",
    invitation: "Inicia sesión para empezar a poner paspartús a tus fotos",
    invitationWithLook: "Inicia sesión para empezar a poner paspartús a tus fotos. El look se conserva para ti.",
    terms: rich(
      "Al iniciar sesión aceptas las <terms>condiciones</terms>. La <privacy>página de privacidad</privacy> indica qué se guarda y durante cuánto tiempo.",
    ),
    picture: {
      label: "Una imagen enmarcada",
      alt: "Crestas boscosas sobre la niebla de la mañana, en un paspartú blanco",
      title: "Crestas, primera luz",
      origin: "Generada digitalmente, 2026",
    },
  },
  almostThere: "Ya casi está",
  sessionEnded: "Tu sesión ha terminado. Tu trabajo sigue tal como está.",
  signInLeaves: "Al iniciar sesión se sale de esta página y se cierran tus fotos. Expórtalas antes.",
  failures: {
    "sign-in": "No se pudo iniciar tu sesión.",
    "sign-out": "No se pudo cerrar tu sesión.",
    load: "No se pudo cargar tu cuenta.",
  },
  signedOut: "No has iniciado sesión.",
  deletionUncertain:
    "El servidor no responde, así que puede que tu cuenta no se haya eliminado. Inténtalo de nuevo en un momento.",
};
