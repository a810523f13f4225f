import { cliAccount } from "./cli-account.ts";
import { cliCommands } from "./cli-commands.ts";
import { cliCredentials } from "./cli-credentials.ts";
import { cliOptions } from "./cli-options.ts";
import { cliPdf } from "./cli-pdf.ts";
import { cliUsage } from "./cli-usage.ts";
import { format } from "./notation.ts";

const photosOf = (count: number): string =>
  `${format.number(count)} ${format.plural(count, { one: "photo", other: "photos" })}`;

const timeLeft = (seconds: number): string =>
  seconds < 60 ? `${seconds} s left` : `${format.number(Math.ceil(seconds / 60))} min left`;

function intoFolders(folders: readonly string[]): string {
  const [first] = folders;
  if (first === undefined) return "";
  return folders.length === 1 ? ` into ${first}` : ` into ${format.number(folders.length)} folders`;
}

export const cli = {
  about: "Frames photographs: matte, stroke and caption, with the JPEG’s own data untouched.",
  examples: [
    "matte frame photo.jpg                        writes framed/photo.jpeg",
    "matte frame *.jpg --look museum --out prints",
    "matte frame *.jpg --look mine.matte-look.json --jobs 4",
    'matte frame *.jpg --credit "Ada Holm" --location "{city}, {country}"',
    "matte frame a.jpg b.jpg --together           writes framed/a-together.jpeg",
    "matte frame *.jpg --pdf prints.pdf           one PDF, a photo a page",
    "matte frame *.jpg --max-kb 2000              no file over 2,000 KB",
    "matte frame *.jpg --captions captions.csv --preset portrait-4x5",
    "find shoot -name '*.jpg' -print0 | matte frame --files-from - --shard 1/4",
    "matte unframe prints/*.jpeg                  writes unframed/*.jpeg",
    "cat photo.jpg | matte frame - -o - > framed.jpg",
  ],
  exits: {
    ok: "all done",
    failure: "failure of the program",
    usage: "wrong usage",
    photosFailed: "some photos failed",
    interrupted: "interrupted",
  },
  afterHelp: (examples: readonly string[], exits: readonly string[]) =>
    ["Examples:", ...examples.map((line) => `  ${line}`), "", `Exit codes: ${exits.join(", ")}.`].join("\n"),
  /** Headings of options in the help. */
  groups: {
    frame: "Frame:",
    caption: "Caption:",
    pdf: "PDF:",
    photos: "Photos:",
    results: "Results:",
    call: "Options:",
  },
  commands: cliCommands,
  options: cliOptions,
  pdf: cliPdf,
  usage: cliUsage,
  progress: (done: number, total: number, rate: number, secondsLeft: number) =>
    `${format.number(done)} of ${photosOf(total)} · ${rate.toFixed(1)} photos/s · ${timeLeft(secondsLeft)}`,
  /** @param folders results folders, as the user named them */
  summary: (framed: number, skipped: number, failed: number, folders: readonly string[]) =>
    [
      `${photosOf(framed)} framed${intoFolders(folders)}`,
      ...(skipped > 0 ? [`${format.number(skipped)} skipped (already framed)`] : []),
      ...(failed > 0 ? [`${format.number(failed)} failed`] : []),
    ].join(", "),
  standardInput: "standard input",
  wouldWrite: (photo: string, output: string) => `${photo} → ${output}`,
  /** After the message about an unknown option. */
  dashed: (photo: string) => `To frame the file “${photo}”, write ./${photo}`,
  /** @param reason why an export's frame stays on */
  frameStays: (reason: string) => `${reason} --again adds a second frame.`,
  resultExists: (output: string) =>
    `“${output}” is there already, and isn’t the result of this photo. --force replaces it.`,
  wouldSkip: (photo: string, output: string) => `${photo} skipped: ${output} exists`,
  unframed: {
    /** @param folder the results folder, as the user named it */
    summary: (unframed: number, skipped: number, failed: number, folder: string) =>
      [
        `Frame removed from ${photosOf(unframed)}${unframed > 0 ? ` into ${folder}` : ""}`,
        ...(skipped > 0 ? [`${format.number(skipped)} skipped (results exist)`] : []),
        ...(failed > 0 ? [`${format.number(failed)} failed`] : []),
      ].join(", "),
    original: (photo: string) => `The photo of “${photo}” is the original file, byte for byte.`,
    lostHdr: (photo: string) =>
      `The photo of “${photo}” is no longer HDR: its gain map was encoded again with the frame.`,
    /** @param outputs files of the photos that were framed together */
    sheet: (photo: string, outputs: readonly string[]) =>
      `The ${photosOf(outputs.length)} of “${photo}” are ${outputs[0] ?? ""} to ${outputs.at(-1) ?? ""}.`,
    marked: (photo: string) => `The photo of “${photo}” keeps its mark, which can’t be taken off.`,
  },
  /** @param method such as `Lossless JPEG`, or `JPEG 95 % (different sizes)` */
  framedTogether: (count: number, method: string) => `${photosOf(count)} framed together: ${method}`,
  reducedToFit: (photo: string, width: number, height: number) =>
    `The result of “${photo}” was reduced to ${width} × ${height} px to fit the file size.`,
  withoutOriginal: (photo: string) => `The result of “${photo}” has no way back to the original. Keep your own file.`,
  /** @param size the photo's, such as 6000x4000 */
  cropOutside: (photo: string, size: string) =>
    `--crop reaches outside “${photo}”, which has ${size.replace("x", " × ")} px.`,
  croppedOriginal: (photo: string) =>
    `“${photo}” is cropped. A way back would keep what was cropped away, so there is none.`,
  watched: {
    begins: (folder: string, out: string) => `Watching “${folder}”. Results go to “${out}”. Press Ctrl+C to stop.`,
    batch: "Watching a folder is part of Pro. Sign in with “matte sign-in”, or frame one photo at a time.",
    noFolder: (path: string) => `There is no folder “${path}”.`,
    sameFolder: (path: string) =>
      `The results can’t go to “${path}”: the watched folder is inside it. Choose another folder with --out.`,
    error: (message: string) =>
      `Changes in the folder may have been missed (${message}). --poll checks the folder every second instead.`,
    gone: (folder: string) => `The watched folder “${folder}” is gone.`,
  },
  account: cliAccount,
  credentials: cliCredentials,
  interrupted: "Interrupted. Finishing the photos in progress; press Ctrl+C again to stop at once.",
  signedOut: (watermark: string) => `Framed on the Free plan, with the watermark “${watermark}”.`,
  inspected: {
    size: (width: number, height: number) => `${format.number(width)} × ${format.number(height)} px`,
    method: "Export method",
  },
  captions: {
    unmatched: (file: string, names: readonly string[], more: number) =>
      `${format.number(names.length + more)} ${format.plural(names.length + more, { one: "row", other: "rows" })} of “${file}” matched no photo: ${names.join(", ")}${more > 0 ? ` and ${format.number(more)} more` : ""}`,
  },
  errors: {
    noFiles: "No photos given. Name them, or give a list of them with --files-from.",
    noList: (file: string) =>
      `“${file}” can’t be read as a list of files. Check that it exists and that you may read it.`,
    notATable: (path: string) => `“${path}” isn’t a table of captions.`,
    noColumn: (path: string, columns: readonly string[]) =>
      `“${path}” has no column “${columns[0]}”. The columns are ${columns.join(", ")}.`,
    presetAndLongSide: "Use only one of --preset and --long-side.",
    carousel: "Carousels are part of Pro. Sign in with “matte sign-in”, or choose another preset.",
    carouselOnce: "A carousel is several files. Leave out --in-place and --output -, and frame it with “matte frame”.",
    slides: (least: number, most: number) =>
      `--slides takes a whole number from ${format.number(least)} to ${format.number(most)}, with --preset carousel.`,
    longSide: (least: number, most: number) =>
      `--long-side takes whole pixels from ${format.number(least)} to ${format.number(most)}.`,
    crop: "--crop takes X,Y,W,H in whole pixels, or a shape such as 4:5.",
    straighten: (most: number) => `--straighten takes -${most} to ${most} degrees.`,
    emptyCrop: "--crop takes a width and a height of at least 1 px.",
    together: "Framing photos together is part of Pro. Sign in with “matte sign-in”, or leave out --together.",
    togetherCount: (least: number, most: number) =>
      `--together takes ${format.number(least)} to ${format.number(most)} photos.`,
    togetherAnd: (option: string) => `Use only one of --together and ${option}.`,
    gap: (least: number, most: number) =>
      `--gap takes a number of percent from ${format.number(least)} to ${format.number(most)}.`,
    gapAlone: "--gap is the space between photos framed together. Add --together.",
    maxKb: (least: number, most: number) =>
      `--max-kb takes a whole number of KB from ${format.number(least)} to ${format.number(most)}.`,
    maxKbFormat: "--max-kb needs a look that exports JPG: other formats have no quality to lower.",
    mark: "Marks on the photo are part of Pro. Sign in with “matte sign-in”, or leave out --mark.",
    labelStyle: (style: string) =>
      `The label style “${style}” is part of Pro. Sign in with “matte sign-in”, or choose another style.`,
    shard: "--shard takes a share such as 2/4, counted from 1, or auto.",
    noEngine:
      "--shard auto found no job of Kubernetes, Slurm or AWS Batch. Give the share yourself, such as --shard 1/4.",
    noCount: (index: string, count: string) =>
      `--shard auto found ${index} without ${count}. Set ${count} to the number of shares.`,
    irregular: (index: string, count: string) =>
      `--shard auto can’t make a share of ${index} and ${count}. Number the jobs without gaps, or give the share yourself.`,
    batch: "Framing several photos at once is part of Pro. Give one photo, or sign in with “matte sign-in”.",
    inPlaceAndOut: "Use only one of --in-place, --out and --output.",
    oneOutput: "--output takes one photo. Use --out for several.",
    outputOfInput: "A photo from standard input needs --output.",
    oneInput: "Standard input is one photo: use - on its own.",
    terminal: "Standard output is a terminal. Redirect it to a file or a pipe.",
    jobs: (most: number) => `--jobs takes a whole number from 1 to ${format.number(most)}.`,
    otherFormat: (photo: string) => `“${photo}” can’t be replaced: the look exports another format.`,
    otherEnding: (output: string) => `“${output}” has the ending of another format than the look exports.`,
    replacesPhoto: (output: string) => `“${output}” is one of the given files. Write the results elsewhere.`,
    output: (message: string) => `The output can’t be written: ${message}`,
    noLookFile: (path: string) =>
      `There is no look “${path}”: neither a built-in one nor a file. “matte looks” lists them.`,
    notALook: (path: string) => `“${path}” isn’t a look file.`,
    newerLook: (path: string) => `“${path}” was made by a newer version of Matte. Update this one.`,
    logo: "Logos are part of Pro. Sign in with “matte sign-in”, or leave out --logo.",
    notALogo: (path: string) => `“${path}” can’t be the logo: it isn’t an image.`,
    ownFailure: "Something went wrong in the program.",
  },
  /** Photo failures described differently from the editor. */
  photoErrors: {
    "too-large": (file: string) => `“${file}” is too large. Make it smaller first.`,
    unreadable: (file: string) => `“${file}” can’t be read. Check that it exists and that you may read it.`,
    folder: (file: string) =>
      `“${file}” is a folder. Give the photos in it, such as ${file.replace(/[\\/]+$/, "")}/*.jpg`,
    link: (file: string) =>
      `“${file}” is a link, which a watched folder doesn’t follow. Copy the photo itself into the folder.`,
    special: (file: string) => `“${file}” isn’t a file but a device or a pipe. Give the path of a photo.`,
    huge: (file: string) => `“${file}” is larger than 2 GB, too large for a photo.`,
    unwritable: (file: string) => `The result of “${file}” can’t be written. Check the folder and its free space.`,
    gone: (file: string) => `“${file}” can’t be read. Check that it exists and that you may read it.`,
    font: (file: string) => `“${file}” wasn’t framed: the caption’s font couldn’t be loaded. Install Matte again.`,
    unsigned: (file: string) =>
      `“${file}” wasn’t framed: it couldn’t be signed. Check the certificate, and the time-stamping service.`,
    failed: (file: string) => `“${file}” couldn’t be framed: something went wrong in the program.`,
  },
};
