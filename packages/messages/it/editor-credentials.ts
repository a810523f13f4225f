/** @see ../en/editor-credentials.ts */
import type { editorCredentials as English } from "../en/editor-credentials.ts";
import { format } from "./notation.ts";

const { number } = format;

export const editorCredentials: typeof English = {
  label: "Credenziali del contenuto",
  development: "Credenziali del contenuto (sviluppo)",
  signedBy: (name: string) => `Firmato da ${name}`,
  unsigned: (file: string, count: number, reason: string) =>
    count === 1
      ? `“${file}” è stato esportato senza credenziali del contenuto. ${reason}`
      : `${number(count)} file sono stati esportati senza credenziali del contenuto, tra cui “${file}”. ${reason}`,
  reasons: {
    none: "Il server non firma le esportazioni.",
    early: "Il certificato del server non è ancora valido, oppure il suo orologio è sbagliato.",
    expired: "Il certificato del server è scaduto.",
    "time-stamp": "Il servizio di marcatura temporale non risponde.",
  },
  noAnswer: "Il server non è raggiungibile.",
  notIn: {
    pdf: "I PDF non hanno credenziali del contenuto.",
    wall: "Le immagini della parete non hanno credenziali del contenuto.",
  },
  leftOut: (file: string, count: number, reason: string) =>
    count === 1
      ? `Le credenziali originali di “${file}” vengono omesse: ${reason}.`
      : `Le credenziali originali di ${number(count)} foto, tra cui “${file}”, vengono omesse: ${reason}.`,
  faults: {
    location: "potrebbero contenere la posizione, che l’esportazione non mantiene",
    cropped: "mostrano ciò che è stato ritagliato via",
    large: "sono troppo grandi",
    unreadable: "non sono leggibili",
  },
};
