/** @see ../en/editor-export.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "photo", other: "photos" })}`;

/** Sentences that begin with a part of the photos. */
const notExported = (failed: number, total: number): string =>
  `${number(failed)} ${plural(failed, { one: "photo", other: "photos" })} sur ${number(total)} ${plural(failed, {
    one: "n’a pas pu être exportée",
    other: "n’ont pas pu être exportées",
  })}`;

function timeLeft(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return "encore quelques secondes";
  if (seconds < 55) return `encore ${number(10 * Math.round(seconds / 10))} s environ`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 90
    ? `encore ${number(minutes)} min environ`
    : `encore ${number(Math.round(minutes / 60))} h environ`;
}

export const editorExport = {
  timeLeft,
  nothing: "Aucune image à exporter.",
  batchIsPro: "L’export par lots est réservé à Pro.",
  failed: "Erreur pendant l’export",
  someFailed: (failed: number, total: number) => `Erreur pendant l’export : ${notExported(failed, total)}`,
  done: "Image exportée",
  copied: "Image copiée",
  notCopied: "Impossible de copier l’image. Réessayez.",
  batchDone: "Lot exporté en ZIP",
  photos,
  seriesShared: (count: number) => `${photos(count)} ${plural(count, { one: "partagée", other: "partagées" })}`,
  zipType: "Archive ZIP",
  noFileChosen:
    "Impossible d’ouvrir la fenêtre d’enregistrement. Utilisez plutôt Exporter : le ZIP arrive dans vos téléchargements.",

  encodedAgain: (file: string, method: string) => `« ${file} » a été exporté en ${method}.`,
  moreEncodedAgain: (count: number) =>
    plural(count, {
      one: `${number(count)} autre fichier n’a pas pu garder ses données d’origine.`,
      other: `${number(count)} autres fichiers n’ont pas pu garder leurs données d’origine.`,
    }),

  croppedOriginal: "Un retour à l’original conserverait ce que le recadrage a enlevé : il n’y en a donc pas.",
  originalsLeftOut: (file: string, count: number) =>
    count === 1
      ? `L’export de « ${file} » ne permet pas de retour à l’original. Gardez votre propre fichier.`
      : `${number(count)} exports ne permettent pas de retour à l’original, dont « ${file} ». Gardez vos propres fichiers.`,

  boxes: (count: number) =>
    `${photos(count)} ${plural(count, { one: "a", other: "ont" })} des caractères qui s’affichent comme des carrés`,

  zipFailed: {
    "no-space": (done: number, total: number) =>
      `Votre disque est plein. L’export s’est arrêté après ${photos(done)} sur ${number(total)}, et aucun ZIP n’a été enregistré. Libérez de la place, ou choisissez un autre disque avec Enregistrer sous….`,
    "too-large": () =>
      "Cette fenêtre ne peut pas stocker de fichiers, comme en navigation privée : un ZIP est limité à 1 Go. Exportez moins de photos à la fois, ou utilisez une fenêtre normale.",
    failed: (done: number, total: number) =>
      `Impossible d’écrire le ZIP. L’export s’est arrêté après ${photos(done)} sur ${number(total)}, et aucun ZIP n’a été enregistré. Réessayez.`,
  },

  report: {
    title: "Bilan de l’export",
    none: (total: number) => `Aucune photo sur ${number(total)} n’a pu être exportée.`,
    some: (failed: number, total: number) => `${notExported(failed, total)}. Les autres l’ont été.`,
    failed: "Photos non exportées",
    retry: "Réessayer",
  },
  offer: { title: "Prêt à partager", share: "Partager", download: "Télécharger" },
};
