/** @see ../en/unframe.ts */
import type { unframe as English } from "../en/unframe.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} foto`;

export const unframe: typeof English = {
  refusals: {
    "no-record": (file: string) => `“${file}” non ha una cornice che Matte possa rimuovere.`,
    "encoded-again": (file: string) =>
      `“${file}” è stato ricodificato quando è stato incorniciato, quindi la cornice non si può rimuovere.`,
    changed: (file: string) =>
      `Un altro programma ha salvato “${file}” dopo l’incorniciatura, quindi la cornice non si può rimuovere.`,
    damaged: (file: string) => `“${file}” è danneggiato, quindi la cornice non si può rimuovere.`,
  },
  region: "Già incorniciate",
  framed: (count: number, look: string | null) => {
    const subject = count === 1 ? "Già incorniciata qui" : `${photos(count)} già incorniciate qui`;
    return look === null ? subject : `${subject} con ${look}`;
  },
  change: "Modifica la cornice",
  remove: "Rimuovi la cornice",
  again: "Incornicia di nuovo",
  againSeveral: "Incorniciale di nuovo",
  changed: (count: number) =>
    count === 1 ? "Cornice aperta per le modifiche" : `Cornici di ${photos(count)} aperte per le modifiche`,
  removed: (count: number) => (count === 1 ? "Cornice rimossa" : `Cornice rimossa da ${photos(count)}`),
  logoMissing: "Il logo non è nel file. Aggiungilo di nuovo.",
  fontNeedsPlan: (font: string, substitute: string) =>
    `La didascalia usava ${font}, un carattere del computer, che richiede Studio. Al suo posto si usa ${substitute}.`,
  originals: (count: number) =>
    count === 1
      ? "La foto è il file originale, byte per byte"
      : `${photos(count)} sono i file originali, byte per byte`,
  saved: (file: string) => `“${file}” salvato senza cornice`,
  lostHdr: (count: number) =>
    count === 1
      ? "La foto non è più in HDR: la sua gain map è stata ricodificata insieme alla cornice."
      : `${photos(count)} non sono più in HDR: le loro gain map sono state ricodificate insieme alla cornice.`,
  marked: (count: number) =>
    count === 1
      ? "La foto mantiene il suo marchio, che non si può togliere."
      : `${photos(count)} mantengono i loro marchi, che non si possono togliere.`,
  moreRefused: (count: number) =>
    plural(count, {
      one: "La cornice di un’altra foto non si può rimuovere.",
      other: `Le cornici di altre ${number(count)} foto non si possono rimuovere.`,
    }),
};
