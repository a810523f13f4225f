/** @see ../en/device.ts */
import type { DeviceClient } from "@matte/contracts";
import { format } from "./notation.ts";

const CLIENTS: Readonly<Record<DeviceClient, string>> = { "matte-cli": "Línea de comandos" };

const MINUTE_MS = 60_000;

function asked(time: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - time.getTime()) / MINUTE_MS);
  if (minutes < 1) return "Ahora mismo";
  return minutes === 1 ? "Hace un minuto" : `Hace ${format.number(minutes)} minutos`;
}

export const device = {
  title: "Iniciar sesión en un dispositivo",
  type: "Escribe el código que muestra el dispositivo. Después podrá enmarcar fotos con tu plan durante 30 días.",
  compare:
    "Comprueba que el dispositivo muestra este código. Después podrá enmarcar fotos con tu plan durante 30 días.",
  code: "Código",
  description: (client: DeviceClient, name: string | null) =>
    name === null ? CLIENTS[client] : `${CLIENTS[client]} en “${name}”`,
  device: "Dispositivo",
  asked: "Solicitado",
  askedAt: (instant: string, now: Date) => asked(new Date(instant), now),
  address: "Dirección IP",
  user: "Tu cuenta",
  allow: "Permitir",
  deny: "Denegar",
  stranger: "Si no lo has pedido tú, elige Denegar o cierra la página.",
  failed: "No se pudo consultar el código.",
  undecided: "No se pudo enviar tu respuesta. Inténtalo de nuevo.",
  allowed: {
    title: "Sesión iniciada",
    text: (description: string, email: string) => `${description} ha iniciado sesión como ${email}.`,
  },
  denied: {
    title: "Sesión no iniciada",
    text: (description: string) => `${description} no tiene acceso a tu cuenta.`,
  },
  links: { home: "Inicio", terms: "Condiciones", privacy: "Privacidad" },
  close: "Puedes cerrar esta página",
};
