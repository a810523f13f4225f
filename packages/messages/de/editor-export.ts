/** @see ../en/editor-export.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "Foto", other: "Fotos" })}`;
const could = (count: number): string => plural(count, { one: "konnte", other: "konnten" });

function timeLeft(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return "noch einige Sekunden";
  if (seconds < 55) return `noch etwa ${number(10 * Math.round(seconds / 10))} s`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 90 ? `noch etwa ${number(minutes)} min` : `noch etwa ${number(Math.round(minutes / 60))} h`;
}

export const editorExport = {
  timeLeft,
  nothing: "Keine Bilder zum Exportieren.",
  batchIsPro: "Stapel zu exportieren gehört zu Pro.",
  failed: "Fehler beim Exportieren",
  someFailed: (failed: number, total: number) =>
    `Fehler beim Exportieren: ${number(failed)} von ${photos(total)} ${could(failed)} nicht exportiert werden`,
  done: "Bild exportiert",
  copied: "Bild kopiert",
  notCopied: "Das Bild konnte nicht kopiert werden. Versuchen Sie es erneut.",
  batchDone: "Stapel als ZIP exportiert",
  photos,
  seriesShared: (count: number) => `${photos(count)} geteilt`,
  zipType: "ZIP-Archiv",
  noFileChosen:
    "Der Dialog zum Speichern konnte nicht geöffnet werden. Verwenden Sie stattdessen Exportieren: Das ZIP wird in Ihren Downloads gespeichert.",

  encodedAgain: (file: string, method: string) => `„${file}“ wurde als ${method} exportiert.`,
  moreEncodedAgain: (count: number) =>
    plural(count, {
      one: `${number(count)} weitere Datei konnte ihre Originaldaten nicht behalten.`,
      other: `${number(count)} weitere Dateien konnten ihre Originaldaten nicht behalten.`,
    }),

  croppedOriginal: "Ein Weg zurück würde behalten, was weggeschnitten wurde, deshalb gibt es keinen.",
  originalsLeftOut: (file: string, count: number) =>
    count === 1
      ? `Vom Export von „${file}“ führt kein Weg zum Original zurück. Behalten Sie Ihre eigene Datei.`
      : `Von ${number(count)} Exporten führt kein Weg zum Original zurück, darunter „${file}“. Behalten Sie Ihre eigenen Dateien.`,

  boxes: (count: number) =>
    `${photos(count)} ${plural(count, { one: "hat", other: "haben" })} Zeichen, die als Kästchen gedruckt werden`,

  zipFailed: {
    "no-space": (done: number, total: number) =>
      `Ihr Datenträger ist voll. Der Export hielt nach ${number(done)} von ${photos(total)} an, und kein ZIP wurde gespeichert. Schaffen Sie Platz, oder wählen Sie mit Speichern unter… einen anderen Datenträger.`,
    "too-large": () =>
      "Dieses Fenster kann keine Dateien ablegen, wie beim privaten Surfen, ein ZIP kann deshalb höchstens 1 GB haben. Exportieren Sie weniger Fotos auf einmal, oder verwenden Sie ein normales Fenster.",
    failed: (done: number, total: number) =>
      `Das ZIP konnte nicht geschrieben werden. Der Export hielt nach ${number(done)} von ${photos(total)} an, und kein ZIP wurde gespeichert. Versuchen Sie es erneut.`,
  },

  report: {
    title: "Exportbericht",
    none: (total: number) => `Keines von ${photos(total)} konnte exportiert werden.`,
    some: (failed: number, total: number) =>
      `${number(failed)} von ${photos(total)} ${could(failed)} nicht exportiert werden. Die anderen wurden exportiert.`,
    failed: "Fotos, die nicht exportiert werden konnten",
    retry: "Wiederholen",
  },
  offer: { title: "Bereit zum Teilen", share: "Teilen", download: "Herunterladen" },
};
