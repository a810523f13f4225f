/** @see ../en/editor-export.ts */
import type { editorExport as English } from "../en/editor-export.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} foto`;
const notExported = (count: number): string => plural(count, { one: "non esportata", other: "non esportate" });

function timeLeft(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return "ancora pochi secondi";
  if (seconds < 55) return `ancora circa ${number(10 * Math.round(seconds / 10))} s`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 90 ? `ancora circa ${number(minutes)} min` : `ancora circa ${number(Math.round(minutes / 60))} h`;
}

export const editorExport: typeof English = {
  timeLeft,
  nothing: "Nessuna immagine da esportare.",
  batchIsPro: "L’esportazione in serie è solo per Pro.",
  failed: "Errore durante l’esportazione",
  someFailed: (failed: number, total: number) =>
    `Errore durante l’esportazione: ${number(failed)} di ${photos(total)} ${notExported(failed)}`,
  done: "Immagine esportata",
  copied: "Immagine copiata",
  notCopied: "Impossibile copiare l’immagine. Riprova.",
  batchDone: "Serie esportata come ZIP",
  photos,
  seriesShared: (count: number) => `${photos(count)} ${plural(count, { one: "condivisa", other: "condivise" })}`,
  zipType: "Archivio ZIP",
  noFileChosen:
    "Impossibile aprire la finestra di salvataggio. Usa invece Esporta: lo ZIP viene salvato tra i download.",

  encodedAgain: (file: string, method: string) => `“${file}” è stato esportato come ${method}.`,
  moreEncodedAgain: (count: number) =>
    plural(count, {
      one: "Un altro file non ha potuto mantenere i dati originali.",
      other: `Altri ${number(count)} file non hanno potuto mantenere i dati originali.`,
    }),

  croppedOriginal:
    "Per tornare all’originale bisognerebbe conservare ciò che è stato ritagliato via, quindi non si può.",
  originalsLeftOut: (file: string, count: number) =>
    count === 1
      ? `Dall’esportazione di “${file}” non si può tornare all’originale. Conserva il tuo file.`
      : `Da ${number(count)} esportazioni, tra cui “${file}”, non si può tornare all’originale. Conserva i tuoi file.`,

  boxes: (count: number) =>
    `${photos(count)} ${plural(count, { one: "ha", other: "hanno" })} caratteri che verranno stampati come quadratini`,

  zipFailed: {
    "no-space": (done: number, total: number) =>
      `Il disco è pieno. L’esportazione si è fermata dopo ${number(done)} di ${photos(total)} e nessuno ZIP è stato salvato. Libera un po’ di spazio, o scegli un altro disco con Salva in….`,
    "too-large": () =>
      "Questa finestra non può archiviare file, come nella navigazione privata: uno ZIP può quindi avere al massimo 1 GB. Esporta meno foto alla volta, o usa una finestra normale.",
    failed: (done: number, total: number) =>
      `Impossibile scrivere lo ZIP. L’esportazione si è fermata dopo ${number(done)} di ${photos(total)} e nessuno ZIP è stato salvato. Riprova.`,
  },

  report: {
    title: "Resoconto dell’esportazione",
    none: (total: number) =>
      plural(total, {
        one: "La foto non è stata esportata.",
        other: `Nessuna delle ${photos(total)} è stata esportata.`,
      }),
    some: (failed: number, total: number) =>
      `${number(failed)} di ${photos(total)} ${notExported(failed)}. Le altre sono state esportate.`,
    failed: "Foto che non è stato possibile esportare",
    retry: "Riprova",
  },
  offer: { title: "Pronto per la condivisione", share: "Condividi", download: "Scarica" },
};
