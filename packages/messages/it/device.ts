/** @see ../en/device.ts */
import type { DeviceClient } from "@matte/contracts";
import type { device as English } from "../en/device.ts";
import { format } from "./notation.ts";

const CLIENTS: Readonly<Record<DeviceClient, string>> = { "matte-cli": "Riga di comando" };

const MINUTE_MS = 60_000;

function asked(time: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - time.getTime()) / MINUTE_MS);
  if (minutes < 1) return "Proprio ora";
  return minutes === 1 ? "Un minuto fa" : `${format.number(minutes)} minuti fa`;
}

export const device: typeof English = {
  title: "Collega un dispositivo",
  type: "Scrivi il codice che il dispositivo mostra. Potrà poi incorniciare foto con il tuo piano per 30 giorni.",
  compare:
    "Controlla che il dispositivo mostri questo codice. Potrà poi incorniciare foto con il tuo piano per 30 giorni.",
  code: "Codice",
  description: (client: DeviceClient, name: string | null) =>
    name === null ? CLIENTS[client] : `${CLIENTS[client]} su “${name}”`,
  device: "Dispositivo",
  asked: "Richiesta",
  askedAt: (instant: string, now: Date) => asked(new Date(instant), now),
  address: "Indirizzo IP",
  user: "Il tuo account",
  allow: "Consenti",
  deny: "Nega",
  stranger: "Se la richiesta non è tua, scegli Nega o chiudi la pagina.",
  failed: "Impossibile verificare il codice.",
  undecided: "Impossibile inviare la tua risposta. Riprova.",
  allowed: {
    title: "Accesso effettuato",
    text: (description: string, email: string) => `${description}: accesso effettuato come ${email}.`,
  },
  denied: {
    title: "Accesso negato",
    text: (description: string) => `${description}: nessun accesso al tuo account.`,
  },
  links: { home: "Pagina iniziale", terms: "Condizioni", privacy: "Privacy" },
  close: "Puoi chiudere questa pagina",
};
