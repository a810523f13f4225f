/** @see ../en/editor-folders.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const files = (count: number): string => `${number(count)} ${plural(count, { one: "Datei", other: "Dateien" })}`;

const soFar = (done: number, total: number, place: string): string =>
  `${number(done)} von ${files(total)} ${plural(done, { one: "ist", other: "sind" })} in ${place}.`;

const again = "Exportieren Sie noch einmal in den Ordner, um fortzufahren.";

const folders = (count: number): string => `${number(count)} Ordner`;

export const editorFolders = {
  exportInto: "In Ordner exportieren",
  exportIntoAnother: "In anderen Ordner exportieren",
  folders: ([first = "", ...others]: readonly string[]) => (others.length === 0 ? first : folders(others.length + 1)),
  place: ([first = "", ...others]: readonly string[], results: string) =>
    others.length === 0 ? `„${first}/${results}“` : `${number(others.length + 1)} Ordnern`,

  done: (count: number, there: number, place: string) => {
    if (count === 0) return `${files(there)} ${plural(there, { one: "ist", other: "sind" })} bereits in ${place}`;
    const exported = `${files(count)} exportiert, jetzt in ${place}`;
    return there === 0
      ? exported
      : `${exported}. ${number(there)} ${plural(there, { one: "war", other: "waren" })} schon da`;
  },
  stopped: (done: number, total: number, place: string) => `Angehalten. ${soFar(done, total, place)} ${again}`,
  failed: {
    "not-allowed": (done: number, total: number, place: string) =>
      `In ${place} konnte nicht geschrieben werden: Der Browser erlaubt es nicht. ${soFar(done, total, place)} Erlauben Sie Matte, dort Dateien zu bearbeiten, oder wählen Sie einen anderen Ordner.`,
    gone: (done: number, total: number, place: string) =>
      `In ${place} wurde nichts gefunden: Der Ordner wurde verschoben, umbenannt oder gelöscht. Der Export hielt nach ${number(done)} von ${files(total)} an. Legen Sie ihn zurück, oder wählen Sie einen anderen Ordner.`,
    "no-space": (done: number, total: number, place: string) =>
      `Ihr Datenträger ist voll. ${soFar(done, total, place)} Schaffen Sie Platz. ${again}`,
    busy: () => "Ein anderer Tab exportiert gerade in einen Ordner. Versuchen Sie es erneut, wenn er fertig ist.",
    failed: (done: number, total: number, place: string) =>
      `In ${place} konnte nicht geschrieben werden. ${soFar(done, total, place)} ${again}`,
  },
  notAllowed: (folder: string) => `Nichts wurde exportiert: Matte darf Dateien in „${folder}“ nicht bearbeiten.`,
  noneChosen: "Der Dialog für Ordner konnte nicht geöffnet werden. Verwenden Sie stattdessen Exportieren.",
  noneOpened: "Der Ordner konnte nicht geöffnet werden. Verwenden Sie stattdessen Fotos hinzufügen.",

  unfinished: (place: string) => `Der Export ist unvollständig, bisher in ${place}.`,
  unfinishedRegion: "Unvollständiger Export",
  resume: "Fortfahren",
  dismiss: "Ausblenden",
};
