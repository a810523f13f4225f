/** @see ../en/editor-recovery.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string =>
  `${number(count, { useGrouping: false })} ${plural(count, { one: "photo", other: "photos" })}`;

export const editorRecovery = {
  region: "Photos de la dernière visite",
  title: "Vos photos sont encore là",
  changed: (time: Date) =>
    `Dernière modification le ${format.date(time, { day: "numeric", month: "long" })} à ${format.date(time, { hour: "2-digit", minute: "2-digit" })}, légendes et réglages compris`,
  more: (count: number) => `et ${number(count)} ${plural(count, { one: "autre", other: "autres" })}`,
  restore: (count: number) => `Restaurer ${photos(count)}`,
  startFresh: "Repartir de zéro",
  discarded: (count: number) => `${photos(count)} ${plural(count, { one: "abandonnée", other: "abandonnées" })}`,
  waiting: "Photos de votre dernière visite",
  discard: "Abandonner",
  notStored:
    "Ce navigateur ne peut pas garder vos photos pour la prochaine visite. Exportez-les avant de fermer cette page.",
  noSpace:
    "Il n’y a pas de place pour garder toutes les photos jusqu’à la prochaine visite. Exportez-les avant de fermer cette page.",
  none: {
    "no-permission": "Impossible de restaurer vos photos : elles ne se lisent pas sans votre autorisation.",
    gone: "Vos photos sont introuvables. Si elles sont sur un autre disque, connectez-le et réessayez.",
  },
  someLost: (count: number) => `Impossible de restaurer ${photos(count)}.`,
  lost: {
    gone: (file: string) => `« ${file} » a été déplacé, modifié ou supprimé.`,
    "no-permission": (file: string) => `« ${file} » ne se lit pas sans votre autorisation.`,
    "not-kept": (file: string) => `« ${file} » n’a pas pu être gardé. Ajoutez-le de nouveau.`,
  },
};
