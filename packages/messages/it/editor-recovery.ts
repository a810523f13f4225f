/** @see ../en/editor-recovery.ts */
import type { editorRecovery as English } from "../en/editor-recovery.ts";
import { format } from "./notation.ts";

const { date, number, plural } = format;

const photos = (count: number): string => `${number(count, { useGrouping: false })} foto`;

export const editorRecovery: typeof English = {
  region: "Foto dell’ultima visita",
  title: "Le tue foto sono ancora qui",
  changed: (time: Date) =>
    `Ultima modifica: ${date(time, { day: "numeric", month: "long" })}, ore ${date(time, { hour: "2-digit", minute: "2-digit" })}, didascalie e impostazioni comprese`,
  more: (count: number) => plural(count, { one: `e un’altra`, other: `e altre ${number(count)}` }),
  restore: (count: number) => `Ripristina ${photos(count)}`,
  startFresh: "Ricomincia da zero",
  discarded: (count: number) => `${photos(count)} ${plural(count, { one: "scartata", other: "scartate" })}`,
  waiting: "Foto della tua ultima visita",
  discard: "Scarta",
  notStored:
    "Questo browser non può conservare le foto per la prossima visita. Esportale prima di chiudere questa pagina.",
  noSpace:
    "Non c’è spazio per conservare tutte le foto per la prossima visita. Esportale prima di chiudere questa pagina.",
  none: {
    "no-permission": "Impossibile ripristinare le foto: senza il tuo permesso non si possono leggere.",
    gone: "Impossibile trovare le foto. Se sono su un’altra unità, collegala e riprova.",
  },
  someLost: (count: number) => `Impossibile ripristinare ${photos(count)}.`,
  lost: {
    gone: (file: string) => `“${file}” è stato spostato, modificato o eliminato.`,
    "no-permission": (file: string) => `“${file}” non si può leggere senza il tuo permesso.`,
    "not-kept": (file: string) => `Non è stato possibile conservare “${file}”. Aggiungilo di nuovo.`,
  },
};
