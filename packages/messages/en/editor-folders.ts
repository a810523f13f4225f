/** Texts about folders for opening photos and for exporting into. */
import { format } from "./notation.ts";

const { number, plural } = format;

/** Files, because a photo in several sizes has several. */
const files = (count: number): string => `${number(count)} ${plural(count, { one: "file", other: "files" })}`;

const are = (count: number): string => plural(count, { one: "is", other: "are" });

const soFar = (done: number, total: number, place: string): string =>
  `${number(done)} of ${files(total)} ${are(done)} in ${place}.`;

const again = "Export into the folder again to continue.";

const folders = (count: number): string => `${number(count)} folders`;

/** A `place` comes from {@link editorFolders.place}. */
export const editorFolders = {
  exportInto: "Export into folder",
  exportIntoAnother: "Export into another folder",
  /** Folder names, for the menu. */
  folders: ([first = "", ...others]: readonly string[]) => (others.length === 0 ? first : folders(others.length + 1)),
  /** @param results name of the results folder in each folder */
  place: ([first = "", ...others]: readonly string[], results: string) =>
    others.length === 0 ? `“${first}/${results}”` : folders(others.length + 1),

  done: (count: number, there: number, place: string) => {
    if (count === 0) return `All ${files(there)} are in ${place} already`;
    const exported = `${files(count)} exported into ${place}`;
    return there === 0
      ? exported
      : `${exported}. ${number(there)} ${plural(there, { one: "was", other: "were" })} there already`;
  },
  stopped: (done: number, total: number, place: string) => `Stopped. ${soFar(done, total, place)} ${again}`,
  failed: {
    "not-allowed": (done: number, total: number, place: string) =>
      `Couldn’t write into ${place}: the browser doesn’t allow it. ${soFar(done, total, place)} Allow Matte to edit files there, or choose another folder.`,
    gone: (done: number, total: number, place: string) =>
      `Couldn’t find ${place}: the folder was moved, renamed or deleted. The export stopped after ${number(done)} of ${files(total)}. Put it back, or choose another folder.`,
    "no-space": (done: number, total: number, place: string) =>
      `Your disk is full. ${soFar(done, total, place)} Free up some space. ${again}`,
    busy: () => "Another tab is exporting into a folder. Try again when it has finished.",
    failed: (done: number, total: number, place: string) =>
      `Couldn’t write into ${place}. ${soFar(done, total, place)} ${again}`,
  },
  notAllowed: (folder: string) => `Nothing was exported: Matte isn’t allowed to edit files in “${folder}”.`,
  noneChosen: "Couldn’t open the folder dialog. Use Export instead.",
  noneOpened: "Couldn’t open the folder. Use Add photos instead.",

  unfinished: (place: string) => `The export into ${place} isn’t finished.`,
  unfinishedRegion: "Unfinished export",
  resume: "Continue",
  dismiss: "Dismiss",
};
