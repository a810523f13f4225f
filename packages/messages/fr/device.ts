/** @see ../en/device.ts */
import type { DeviceClient } from "@matte/contracts";
import { format } from "./notation.ts";

const CLIENTS: Readonly<Record<DeviceClient, string>> = { "matte-cli": "Ligne de commande" };

const MINUTE_MS = 60_000;

function asked(time: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - time.getTime()) / MINUTE_MS);
  if (minutes < 1) return "À l’instant";
  return minutes === 1 ? "Il y a une minute" : `Il y a ${format.number(minutes)} minutes`;
}

export const device = {
  title: "Connecter un appareil",
  type: "Tapez le code affiché par l’appareil. Il pourra alors encadrer des photos avec votre forfait pendant 30 jours.",
  compare:
    "Vérifiez que l’appareil affiche ce code. Il pourra alors encadrer des photos avec votre forfait pendant 30 jours.",
  code: "Code",
  description: (client: DeviceClient, name: string | null) =>
    name === null ? CLIENTS[client] : `${CLIENTS[client]} sur « ${name} »`,
  device: "Appareil",
  asked: "Demandé",
  askedAt: (instant: string, now: Date) => asked(new Date(instant), now),
  address: "Adresse IP",
  user: "Vous êtes",
  allow: "Autoriser",
  deny: "Refuser",
  stranger: "Si la demande ne vient pas de vous, choisissez Refuser ou fermez la page.",
  failed: "Impossible de vérifier le code.",
  undecided: "Impossible d’envoyer votre réponse. Réessayez.",
  allowed: {
    title: "Appareil connecté",
    text: (description: string, email: string) => `${description} : connexion établie en tant que ${email}.`,
  },
  denied: {
    title: "Appareil non connecté",
    text: (description: string) => `${description} : aucun accès à votre compte.`,
  },
  links: { home: "Accueil", terms: "Conditions", privacy: "Confidentialité" },
  close: "Vous pouvez fermer cette page",
};
