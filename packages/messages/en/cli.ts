/** Texts of the command line. */
import { format } from "./notation.ts";

const photosOf = (count: number): string =>
  `${format.number(count)} ${format.plural(count, { one: "photo", other: "photos" })}`;

const timeLeft = (seconds: number): string =>
  seconds < 60 ? `${seconds} s left` : `${format.number(Math.ceil(seconds / 60))} min left`;

export const cli = {
  about: "Frames photographs: matte, stroke and caption, with the JPEG’s own data untouched.",
  examples: [
    "Examples:",
    "  matte frame photo.jpg                        writes framed/photo.jpeg",
    "  matte frame *.jpg --look museum --out prints",
    "  matte frame *.jpg --look mine.matte-look.json --jobs 4",
    "  cat photo.jpg | matte frame - -o - > framed.jpg",
    "",
    "Exit codes: 0 all done, 1 failure of the program, 2 wrong usage, 6 some photos failed, 130 interrupted.",
  ].join("\n"),
  commands: {
    frame: "Frame photos",
    inspect: "Show how photos would be framed, and their data for captions",
    looks: "List the looks that Matte brings",
  },
  options: {
    photos: "files to frame; - reads one photo from standard input",
    inspected: "files to look at",
    look: "name of a look, or a look file that the editor exported (default: gallery)",
    out: "folder for the results, which is made if it is missing",
    output: "file for the result of one photo; - writes to standard output",
    inPlace: "replace each photo with its framed version",
    force: "replace results that exist; without it they are skipped",
    jobs: "photos to frame at a time (default: number of cores)",
    dryRun: "say what would be written, and write nothing",
    json: "print one JSON object per photo",
  },
  progress: (done: number, total: number, rate: number, secondsLeft: number) =>
    `${format.number(done)} of ${photosOf(total)} · ${rate.toFixed(1)} photos/s · ${timeLeft(secondsLeft)}`,
  summary: (framed: number, skipped: number, failed: number) =>
    [
      `${photosOf(framed)} framed`,
      ...(skipped > 0 ? [`${format.number(skipped)} skipped, whose results exist`] : []),
      ...(failed > 0 ? [`${format.number(failed)} failed`] : []),
    ].join(", "),
  wouldWrite: (photo: string, output: string) => `${photo} → ${output}`,
  wouldSkip: (photo: string, output: string) => `${photo} is skipped: ${output} exists`,
  interrupted: "Interrupted. The photos that were begun are finished; the next run continues.",
  signedOut: (watermark: string) => `Framed on the Free plan, with “${watermark}” at the bottom.`,
  inspected: {
    size: (width: number, height: number) => `${format.number(width)} × ${format.number(height)} px`,
    method: "Export method",
    fields: "Fields",
  },
  errors: {
    batch: "Framing several photos at once is part of Pro. Give one photo.",
    inPlaceAndOut: "Give either --in-place, --out or --output.",
    oneOutput: "--output takes one photo. Use --out for several.",
    outputOfInput: "A photo from standard input needs --output.",
    oneInput: "Standard input has one photo: give - alone.",
    jobs: "--jobs is a number from 1.",
    otherFormat: (photo: string) => `“${photo}” can’t be replaced: the look exports another format.`,
    noLookFile: (path: string) =>
      `There is no look “${path}”: neither a built-in one nor a file. “matte looks” lists them.`,
    notALook: (path: string) => `“${path}” isn’t a look file.`,
    newerLook: (path: string) => `“${path}” was made by a newer version of Matte. Update this one.`,
    ownFailure: "Something went wrong in the program.",
  },
  /** Failures of photos that are described differently in the editor. */
  photoErrors: {
    "too-large": (file: string) => `“${file}” is too large. Make it smaller first, or use a narrower matte.`,
    unreadable: (file: string) => `“${file}” can’t be read. Check that it exists and that you may read it.`,
    unwritable: (file: string) => `The result of “${file}” can’t be written. Check the folder and its free space.`,
    gone: (file: string) => `“${file}” can’t be read. Check that it exists and that you may read it.`,
    font: (file: string) => `“${file}” wasn’t framed: the caption’s font couldn’t be loaded. Install Matte again.`,
    failed: (file: string) => `“${file}” couldn’t be framed: something went wrong in the program.`,
  },
};
