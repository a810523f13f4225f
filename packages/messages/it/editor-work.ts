/** @see ../en/editor-work.ts */
import type { editorWork as English } from "../en/editor-work.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} foto`;
const selected = (count: number): string =>
  `${number(count)} ${plural(count, { one: "selezionata", other: "selezionate" })}`;

export const editorWork: typeof English = {
  failed: {
    region: "Foto con errori",
    unread: "Foto che non è stato possibile caricare",
    count: (count: number) => `${number(count)} con errori`,
    remove: "Rimuovi quelle con errori",
    removeOne: (file: string) => `Rimuovi ${file}`,
  },
  removed: (count: number) => `${photos(count)} ${plural(count, { one: "rimossa", other: "rimosse" })}.`,
  exportSelected: (count: number) => `Esporta ${selected(count)}`,
  selected,
  crop: {
    copy: "Copia il ritaglio",
    paste: "Incolla il ritaglio",
    copied: "Ritaglio copiato",
    separate: "Separa le foto per ritagliarle.",
    pasted: (count: number) => `Ritaglio incollato su ${photos(count)}.`,
  },
  menu: "Azioni sulle foto",
  select: "Seleziona",
  selectDone: "Fine",
  signOut: {
    title: (count: number) => `Uscire e scartare ${photos(count)}?`,
    note: "I tuoi file e tutto ciò che hai esportato restano. Le didascalie e le impostazioni di queste foto vanno perse.",
    confirm: "Esci",
    cancel: "Annulla",
  },
};
