/** @see ../en/device.ts */
import type { DeviceClient } from "@matte/contracts";
import { format } from "./notation.ts";

const CLIENTS: Readonly<Record<DeviceClient, string>> = { "matte-cli": "Befehlszeile" };

const MINUTE_MS = 60_000;

function asked(time: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - time.getTime()) / MINUTE_MS);
  if (minutes < 1) return "Gerade eben";
  return minutes === 1 ? "Vor einer Minute" : `Vor ${format.number(minutes)} Minuten`;
}

export const device = {
  title: "Gerät anmelden",
  type: "Geben Sie den Code ein, den das Gerät zeigt. Es kann dann 30 Tage lang mit Ihrem Tarif Fotos rahmen.",
  compare: "Prüfen Sie, ob das Gerät diesen Code zeigt. Es kann dann 30 Tage lang mit Ihrem Tarif Fotos rahmen.",
  code: "Code",
  description: (client: DeviceClient, name: string | null) =>
    name === null ? CLIENTS[client] : `${CLIENTS[client]} auf „${name}“`,
  device: "Gerät",
  asked: "Angefragt",
  askedAt: (instant: string, now: Date) => asked(new Date(instant), now),
  address: "IP-Adresse",
  user: "Sie sind",
  allow: "Erlauben",
  deny: "Ablehnen",
  stranger: "Wenn Sie das nicht angefragt haben, wählen Sie Ablehnen oder schließen Sie die Seite.",
  failed: "Der Code konnte nicht geprüft werden.",
  undecided: "Ihre Antwort konnte nicht gesendet werden. Versuchen Sie es erneut.",
  allowed: {
    title: "Angemeldet",
    text: (description: string, email: string) => `${description} ist als ${email} angemeldet.`,
  },
  denied: {
    title: "Nicht angemeldet",
    text: (description: string) => `${description} hat keinen Zugriff auf Ihr Konto.`,
  },
  links: { home: "Startseite", terms: "Nutzungsbedingungen", privacy: "Datenschutz" },
  close: "Sie können diese Seite schließen",
};
