/** @see ../en/editor-folders.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const files = (count: number): string => `${number(count)} ${plural(count, { one: "fichier", other: "fichiers" })}`;

const soFar = (done: number, total: number, place: string): string =>
  `${files(done)} sur ${number(total)} ${plural(done, { one: "est", other: "sont" })} dans ${place}.`;

const again = "Exportez de nouveau dans le dossier pour continuer.";

const folders = (count: number): string => `${number(count)} dossiers`;

export const editorFolders = {
  exportInto: "Exporter dans un dossier",
  exportIntoAnother: "Exporter dans un autre dossier",
  folders: ([first = "", ...others]: readonly string[]) => (others.length === 0 ? first : folders(others.length + 1)),
  place: ([first = "", ...others]: readonly string[], results: string) =>
    others.length === 0 ? `« ${first}/${results} »` : folders(others.length + 1),

  done: (count: number, there: number, place: string) => {
    if (count === 0) return `${files(there)} déjà dans ${place}, rien à exporter`;
    const exported = `${files(count)} ${plural(count, { one: "exporté", other: "exportés" })} dans ${place}`;
    return there === 0
      ? exported
      : `${exported}. ${number(there)} ${plural(there, { one: "y était", other: "y étaient" })} déjà`;
  },
  stopped: (done: number, total: number, place: string) => `Arrêté. ${soFar(done, total, place)} ${again}`,
  failed: {
    "not-allowed": (done: number, total: number, place: string) =>
      `Impossible d’écrire dans ${place} : le navigateur ne l’autorise pas. ${soFar(done, total, place)} Autorisez Matte à modifier les fichiers à cet endroit, ou choisissez un autre dossier.`,
    gone: (done: number, total: number, place: string) =>
      `Plus aucun accès à ${place} : le dossier a été déplacé, renommé ou supprimé. L’export s’est arrêté après ${files(done)} sur ${number(total)}. Remettez le dossier en place, ou choisissez un autre dossier.`,
    "no-space": (done: number, total: number, place: string) =>
      `Votre disque est plein. ${soFar(done, total, place)} Libérez de la place. ${again}`,
    busy: () => "Un autre onglet exporte dans un dossier. Réessayez quand il aura terminé.",
    failed: (done: number, total: number, place: string) =>
      `Impossible d’écrire dans ${place}. ${soFar(done, total, place)} ${again}`,
  },
  notAllowed: (folder: string) =>
    `Rien n’a été exporté : Matte n’est pas autorisé à modifier les fichiers de « ${folder} ».`,
  noneChosen: "Impossible d’ouvrir la fenêtre de choix du dossier. Utilisez plutôt Exporter.",
  noneOpened: "Impossible d’ouvrir le dossier. Utilisez plutôt Ajouter.",

  unfinished: (place: string) => `L’export dans ${place} n’est pas terminé.`,
  unfinishedRegion: "Export inachevé",
  resume: "Continuer",
  dismiss: "Masquer",
};
