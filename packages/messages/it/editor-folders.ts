/** @see ../en/editor-folders.ts */
import type { editorFolders as English } from "../en/editor-folders.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

const files = (count: number): string => `${number(count)} file`;

const soFar = (done: number, total: number, place: string): string =>
  `In ${place} ${plural(done, { one: "c’è", other: "ci sono" })} ${number(done)} di ${files(total)}.`;

const again = "Per continuare, esporta di nuovo nella cartella.";

const folders = (count: number): string => `${number(count)} cartelle`;

export const editorFolders: typeof English = {
  exportInto: "Esporta in una cartella",
  exportIntoAnother: "Esporta in un’altra cartella",
  folders: ([first = "", ...others]: readonly string[]) => (others.length === 0 ? first : folders(others.length + 1)),
  place: ([first = "", ...others]: readonly string[], results: string) =>
    others.length === 0 ? `“${first}/${results}”` : folders(others.length + 1),

  done: (count: number, there: number, place: string) => {
    if (count === 0)
      return plural(there, {
        one: `Il file è già in ${place}`,
        other: `Tutti i ${files(there)} sono già in ${place}`,
      });
    const exported = `${files(count)} ${plural(count, { one: "esportato", other: "esportati" })} in ${place}`;
    return there === 0
      ? exported
      : `${exported}. ${number(there)} ${plural(there, { one: "c’era", other: "c’erano" })} già`;
  },
  stopped: (done: number, total: number, place: string) =>
    `Esportazione interrotta. ${soFar(done, total, place)} ${again}`,
  failed: {
    "not-allowed": (done: number, total: number, place: string) =>
      `Impossibile scrivere in ${place}: il browser non lo consente. ${soFar(done, total, place)} Permetti a Matte di modificare i file lì, o scegli un’altra cartella.`,
    gone: (done: number, total: number, place: string) =>
      `Impossibile trovare ${place}: la cartella è stata spostata, rinominata o eliminata. L’esportazione si è fermata dopo ${number(done)} di ${files(total)}. Rimetti la cartella al suo posto, o scegli un’altra cartella.`,
    "no-space": (done: number, total: number, place: string) =>
      `Il disco è pieno. ${soFar(done, total, place)} Libera un po’ di spazio. ${again}`,
    busy: () => "Un’altra scheda sta esportando in una cartella. Riprova quando avrà finito.",
    failed: (done: number, total: number, place: string) =>
      `Impossibile scrivere in ${place}. ${soFar(done, total, place)} ${again}`,
  },
  notAllowed: (folder: string) =>
    `Non è stato esportato niente: Matte non ha il permesso di modificare i file nella cartella “${folder}”.`,
  noneChosen: "Impossibile aprire la finestra per scegliere la cartella. Usa invece Esporta.",
  noneOpened: "Impossibile aprire la cartella. Usa invece Aggiungi foto.",

  unfinished: (place: string) => `L’esportazione in ${place} non è completa.`,
  unfinishedRegion: "Esportazione non completata",
  resume: "Continua",
  dismiss: "Nascondi",
};
