/** @see ../en/editor-work.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "photo", other: "photos" })}`;

export const editorWork = {
  failed: {
    region: "Photos en échec",
    unread: "Photos qui n’ont pas pu être chargées",
    count: (count: number) => `${number(count)} en échec`,
    remove: "Retirer les échecs",
    removeOne: (file: string) => `Retirer ${file}`,
  },
  removed: (count: number) => `${photos(count)} ${plural(count, { one: "retirée", other: "retirées" })}.`,
  exportSelected: (count: number) =>
    `Exporter ${number(count)} ${plural(count, { one: "sélectionnée", other: "sélectionnées" })}`,
  selected: (count: number) => `${number(count)} ${plural(count, { one: "sélectionnée", other: "sélectionnées" })}`,
  crop: {
    copy: "Copier le recadrage",
    paste: "Coller le recadrage",
    copied: "Recadrage copié",
    separate: "Séparez les photos pour les recadrer.",
    pasted: (count: number) => `Recadrage collé sur ${photos(count)}.`,
  },
  menu: "Actions sur les photos",
  select: "Sélectionner",
  selectDone: "Terminé",
  signOut: {
    title: (count: number) => `Se déconnecter et abandonner ${photos(count)} ?`,
    note: "Vos fichiers et tout ce que vous avez exporté restent. Les légendes et les réglages de ces photos sont perdus.",
    confirm: "Se déconnecter",
    cancel: "Annuler",
  },
};
