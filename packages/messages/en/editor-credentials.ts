/** Content Credentials of exports, in the editor. They say who signed, and never that it is true. */
import { format } from "./notation.ts";

const { number } = format;

export const editorCredentials = {
  label: "Content credentials",
  /** For the stand-in that no reader knows. */
  development: "Content credentials (development)",
  signedBy: (name: string) => `Signed by ${name}`,
  unsigned: (file: string, count: number, reason: string) =>
    count === 1
      ? `“${file}” was exported without content credentials. ${reason}`
      : `${number(count)} files were exported without content credentials, among them “${file}”. ${reason}`,
  reasons: {
    none: "The server signs no exports.",
    early: "The server’s certificate isn’t valid yet, or its clock is wrong.",
    expired: "The server’s certificate ran out.",
    "time-stamp": "The time-stamping service doesn’t answer.",
  },
  noAnswer: "The server can’t be reached.",
  /** Exports that can’t be signed, while the switch is on. */
  notIn: {
    pdf: "PDFs have no content credentials.",
    wall: "Pictures of the wall have no content credentials.",
  },
  leftOut: (file: string, count: number, reason: string) =>
    count === 1
      ? `The credentials of “${file}” itself are left out: ${reason}.`
      : `The credentials of ${number(count)} photos themselves are left out, among them “${file}”: ${reason}.`,
  faults: {
    location: "they may hold the location, which the export doesn’t keep",
    cropped: "they have a picture of what was cropped away",
    large: "they are too large",
    unreadable: "they can’t be read",
  },
};
