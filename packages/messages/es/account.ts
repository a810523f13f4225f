/** @see ../en/account.ts */
import { rich } from "../rich-text.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

const day = (instant: string): string => format.date(new Date(instant), { dateStyle: "long" });

function lastUsed(time: Date, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY_MS);
  const clock = format.date(time, { timeStyle: "short" });
  if (days <= 0) return `Hoy, ${clock}`;
  if (days === 1) return `Ayer, ${clock}`;
  const year = time.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return format.date(time, { day: "numeric", month: "long", ...year });
}

const DAY_MS = 24 * 60 * 60_000;

function startOfDay(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}

const WORDS = ["tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];

/** @param count at least 3 */
function inWords(count: number): string {
  return WORDS[count - 3] ?? number(count);
}

function size(bytes: number): string {
  return `${number(bytes / 1e6, { maximumFractionDigits: bytes < 1e7 ? 1 : 0 })} MB`;
}

export const account = {
  title: "Cuenta",
  back: "Volver al editor",
  signOut: "Cerrar sesión",
  since: (instant: string) => `Desde el ${day(instant)}`,
  install: {
    title: "Instalar la app",
    remark: "Matte en su propia ventana, sin las barras del navegador. Funciona sin conexión.",
    steps: ["Toca Compartir en la barra de Safari", "Elige Añadir a pantalla de inicio"],
  },
  needsNetwork: "Para esto hace falta conexión.",
  plan: {
    title: "Plan",
    ends: (instant: string) => `Cancelado: termina el ${day(instant)}.`,
    renews: (instant: string) => `Se renueva el ${day(instant)}. Cancela cuando quieras.`,
    support: (address: string) => rich(`Soporte prioritario: <address>${address}</address>`),
    manage: "Gestionar la facturación",
  },
  sessions: {
    title: "Sesiones",
    device: (browser: string | null, system: string | null) => {
      if (browser === null) return system ?? "Dispositivo desconocido";
      return system === null ? browser : `${browser} en ${system}`;
    },
    current: "Este dispositivo, ahora",
    lastUsed: (instant: string, now: Date) => lastUsed(new Date(instant), now),
    signOut: "Cerrar sesión",
    signOutOf: (device: string) => `Cerrar la sesión de ${device}`,
    everywhere: "Cerrar todas las sesiones",
    all: (count: number) =>
      count < 3
        ? `Cierra ${count === 1 ? "esta sesión" : "las dos, también esta"}.`
        : `Cierra las ${inWords(count)}, también esta.`,
    failed: "No se pudieron cargar tus sesiones.",
    notEnded: "No se pudo cerrar la sesión. Inténtalo de nuevo.",
  },
  submissions: {
    title: "Looks que propusiste",
    states: { open: "Espera respuesta", approved: "En la página", declined: "Rechazado" },
    declined: (reason: string) => `Rechazado: ${reason}`,
    withdraw: "Retirar",
    withdrawLook: (name: string) => `Retirar ${name}`,
    withdrawn: (name: string) => `“${name}” retirado`,
    failed: "No se pudieron cargar los looks que propusiste.",
    notWithdrawn: "No se pudo retirar el look. Inténtalo de nuevo.",
  },
  referral: {
    title: "Un mes para cada uno",
    figures: { opened: "aperturas", joined: "altas", paid: "pagos" },
    count: (count: number) => number(count),
    text: "Quien llega por un look tuyo y paga recibe un mes, y tú también. Un enlace cuenta durante 30 días; tus propias tarjetas no cuentan.",
    copyLink: "Copiar enlace a este look",
    copied: "Enlace copiado",
    notCopied: "No se pudo copiar el enlace. Inténtalo de nuevo.",
    note: "Abre el look que ahora tiene tu editor. Los enlaces que copies en el editor también cuentan, una vez que hayas copiado uno aquí.",
  },
  pictures: {
    title: "Imágenes",
    stored: (count: number, bytes: number) =>
      `${number(count)} ${plural(count, { one: "imagen", other: "imágenes" })}, ${size(bytes)}`,
    text: "Una copia de cada exportación y una pequeña vista previa de cada foto que abres. Solo tú y los administradores de este servidor pueden verlas.",
    storeCopies: "Guardar copias de las exportaciones",
    deleteAll: "Eliminar todas",
    deleteNote: "No afecta a las fotos de tus propios dispositivos.",
    deleted: "Imágenes eliminadas",
    failed: "No se pudo cargar lo que está guardado.",
    notDeleted: "No se pudieron eliminar las imágenes. Inténtalo de nuevo.",
  },
  data: {
    title: "Tus datos",
    text: "Todo lo que se guarda sobre ti, en un solo archivo JSON: tu dirección, tus respuestas, los ajustes guardados en tu cuenta y cuándo iniciaste sesión.",
    download: "Descargar mis datos",
    failed: "No se pudieron descargar tus datos. Inténtalo de nuevo.",
  },
  deletion: {
    title: "Eliminar tu cuenta",
    text: "Elimina tu cuenta y todo lo que está guardado en ella. Esto no se puede deshacer.",
    open: "Eliminar cuenta…",
    losses: {
      introduction: "Esto se elimina de inmediato y para siempre:",
      list: [
        "Tu dirección y el vínculo con tu inicio de sesión",
        "Tus respuestas, tu crédito y tu lugar habitual",
        "Ajustes, preajustes y un logotipo guardados en tu cuenta",
        "Vistas previas y exportaciones guardadas en el servidor",
        "Tu dirección en la lista del boletín",
        "Todas las sesiones y los cambios pendientes de envío",
      ],
      remains: "Un plan de pago se cancela primero. No afecta a las fotos de tus propios dispositivos.",
    },
    confirmation: "eliminar",
    confirm: (word: string) => rich(`Escribe <word>${word}</word> para confirmar`),
    delete: "Eliminar cuenta",
  },
};
