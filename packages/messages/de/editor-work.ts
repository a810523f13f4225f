/** @see ../en/editor-work.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "Foto", other: "Fotos" })}`;

export const editorWork = {
  failed: {
    region: "Fehlgeschlagene Fotos",
    unread: "Fotos, die nicht geladen werden konnten",
    count: (count: number) => `${number(count)} fehlgeschlagen`,
    remove: "Fehlgeschlagene entfernen",
    removeOne: (file: string) => `${file} entfernen`,
  },
  removed: (count: number) => `${photos(count)} entfernt.`,
  exportSelected: (count: number) => `${number(count)} Ausgewählte exportieren`,
  selected: (count: number) => `${number(count)} ausgewählt`,
  crop: {
    copy: "Ausschnitt kopieren",
    paste: "Ausschnitt einfügen",
    copied: "Ausschnitt kopiert",
    separate: "Trennen Sie die Fotos, um sie zuzuschneiden.",
    pasted: (count: number) =>
      `Ausschnitt bei ${number(count)} ${plural(count, { one: "Foto", other: "Fotos" })} eingefügt.`,
  },
  menu: "Aktionen für Fotos",
  select: "Auswählen",
  selectDone: "Fertig",
  signOut: {
    title: (count: number) => `Abmelden und ${photos(count)} verwerfen?`,
    note: "Ihre Dateien und alles Exportierte bleiben. Beschriftungen und Einstellungen dieser Fotos gehen verloren.",
    confirm: "Abmelden",
    cancel: "Abbrechen",
  },
};
