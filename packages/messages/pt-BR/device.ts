/** @see ../en/device.ts */
import type { DeviceClient } from "@matte/contracts";
import { format } from "./notation.ts";

const CLIENTS: Readonly<Record<DeviceClient, string>> = { "matte-cli": "Linha de comando" };

const MINUTE_MS = 60_000;

function asked(time: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - time.getTime()) / MINUTE_MS);
  if (minutes < 1) return "Agora mesmo";
  return minutes === 1 ? "Há um minuto" : `Há ${format.number(minutes)} minutos`;
}

export const device = {
  title: "Conectar um dispositivo",
  type: "Digite o código que o dispositivo mostra. Ele poderá emoldurar fotos no seu plano por 30 dias.",
  compare: "Confira se o dispositivo mostra este código. Ele poderá emoldurar fotos no seu plano por 30 dias.",
  code: "Código",
  description: (client: DeviceClient, name: string | null) =>
    name === null ? CLIENTS[client] : `${CLIENTS[client]} em “${name}”`,
  device: "Dispositivo",
  asked: "Pedido",
  askedAt: (instant: string, now: Date) => asked(new Date(instant), now),
  address: "Endereço IP",
  user: "Sua conta",
  allow: "Permitir",
  deny: "Negar",
  stranger: "Se não foi você que pediu, escolha Negar ou feche a página.",
  failed: "Não foi possível consultar o código.",
  undecided: "Não foi possível enviar sua resposta. Tente novamente.",
  allowed: {
    title: "Dispositivo conectado",
    text: (description: string, email: string) => `${description} agora usa a conta ${email}.`,
  },
  denied: {
    title: "Dispositivo não conectado",
    text: (description: string) => `${description} não tem acesso à sua conta.`,
  },
  links: { home: "Início", terms: "Termos", privacy: "Privacidade" },
  close: "Você pode fechar esta página",
};
