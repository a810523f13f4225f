/** @see ../en/editor-recovery.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string =>
  `${number(count, { useGrouping: false })} ${plural(count, { one: "Foto", other: "Fotos" })}`;

export const editorRecovery = {
  region: "Fotos des letzten Besuchs",
  title: "Ihre Fotos sind noch da",
  changed: (time: Date) =>
    `Zuletzt geändert am ${format.date(time, { day: "numeric", month: "long" })} um ${format.date(time, { hour: "2-digit", minute: "2-digit" })}, mit Beschriftungen und Einstellungen`,
  more: (count: number) => `und ${number(count)} weitere`,
  restore: (count: number) => `${photos(count)} wiederherstellen`,
  startFresh: "Neu beginnen",
  discarded: (count: number) => `${photos(count)} verworfen`,
  waiting: "Fotos Ihres letzten Besuchs",
  discard: "Verwerfen",
  notStored:
    "Dieser Browser kann Ihre Fotos nicht für den nächsten Besuch behalten. Exportieren Sie sie, bevor Sie diese Seite schließen.",
  noSpace:
    "Der Platz reicht nicht, um alle Fotos für den nächsten Besuch zu behalten. Exportieren Sie sie, bevor Sie diese Seite schließen.",
  none: {
    "no-permission": "Ihre Fotos konnten nicht wiederhergestellt werden: Ohne Ihre Erlaubnis sind sie nicht lesbar.",
    gone: "Ihre Fotos wurden nicht gefunden. Liegen sie auf einem anderen Datenträger, schließen Sie ihn an, und versuchen Sie es erneut.",
  },
  someLost: (count: number) =>
    `${photos(count)} ${plural(count, { one: "konnte", other: "konnten" })} nicht wiederhergestellt werden.`,
  lost: {
    gone: (file: string) => `„${file}“ wurde verschoben, geändert oder gelöscht.`,
    "no-permission": (file: string) => `„${file}“ ist ohne Ihre Erlaubnis nicht lesbar.`,
    "not-kept": (file: string) => `„${file}“ konnte nicht behalten werden. Fügen Sie es noch einmal hinzu.`,
  },
};
