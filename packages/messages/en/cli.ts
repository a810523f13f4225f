/** Texts of the command line. */
import { format } from "./notation.ts";

const photosOf = (count: number): string =>
  `${format.number(count)} ${format.plural(count, { one: "photo", other: "photos" })}`;

const timeLeft = (seconds: number): string =>
  seconds < 60 ? `${seconds} s left` : `${format.number(Math.ceil(seconds / 60))} min left`;

export const cli = {
  about: "Frames photographs: matte, stroke and caption, with the JPEG’s own data untouched.",
  examples: [
    "matte frame photo.jpg                        writes framed/photo.jpeg",
    "matte frame *.jpg --look museum --out prints",
    "matte frame *.jpg --look mine.matte-look.json --jobs 4",
    "matte unframe prints/*.jpeg                  writes the photos into unframed",
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
  commands: {
    frame: "Frame photos",
    unframe: "Take photos out of their frames, with the data of the original",
    watch: "Frame the photos that arrive in a folder, until Ctrl+C",
    signIn: "Sign this computer in, for the plan of your account",
    signOut: "Sign this computer out",
    inspect: "Show how photos would be framed, and their data for captions",
    looks: "List the looks that Matte brings",
    completion: "Print a script that completes commands and options in a shell",
    manual: "Print the manual page",
    help: "Show the help of a command",
  },
  options: {
    photos: "files to frame; - reads one photo from standard input",
    inspected: "files to look at",
    unframed: "exports of Matte",
    watched: "folder to watch, with the folders inside it",
    watchedOut: "folder for the results (default: framed, inside the watched one)",
    poll: "look for changes every second, for network folders",
    server: "address of Matte, such as https://matte.example",
    shell: "the shell",
    version: "print the version",
    help: "show this help",
    look: "name of a look, or a look file that the editor exported (default: gallery)",
    logo: "picture to print as the logo, with the size and the position of the look",
    out: "folder for the results, which is made if it is missing",
    output: "file for the result of one photo; - writes to standard output",
    inPlace: "replace each photo with its framed version",
    force: "replace results that exist; without it they are skipped",
    wayBack: "keep in each result what unframe needs to give back the original file, byte for byte",
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
  unframed: {
    summary: (unframed: number, skipped: number, failed: number) =>
      [
        `${photosOf(unframed)} taken out of the frame`,
        ...(skipped > 0 ? [`${format.number(skipped)} skipped, whose results exist`] : []),
        ...(failed > 0 ? [`${format.number(failed)} failed`] : []),
      ].join(", "),
    original: (photo: string) => `The photo of “${photo}” is the original file, byte for byte.`,
    lostHdr: (photo: string) => `The photo of “${photo}” is no longer HDR: its gain map was framed with it.`,
  },
  withoutOriginal: (photo: string) => `The result of “${photo}” has no way back to the original. Keep your own file.`,
  watched: {
    begins: (folder: string, out: string) =>
      `Watching “${folder}”. The results are written to “${out}”. Ctrl+C ends it.`,
    batch: "Watching a folder is part of Pro. Sign in with “matte sign-in”, or frame one photo at a time.",
    noFolder: (path: string) => `There is no folder “${path}”.`,
    sameFolder: (path: string) =>
      `The results can’t go to “${path}”, since the watched folder is there. Give another --out.`,
    error: (message: string) =>
      `A change in the folder may have been missed (${message}). With --poll the folder is compared every second.`,
  },
  account: {
    codes: (page: string, code: string, link: string) =>
      `Open ${page} in a browser and type the code ${code}, or open ${link}\nWaiting until you allow this computer …`,
    signedIn: (email: string, plan: string) =>
      `Signed in as ${email} on the plan ${plan}. It lasts 30 days without a network.`,
    signedOut: "Signed out.",
    signedOutHere:
      "Signed out on this computer. The server didn’t answer: end the session on your account page as well.",
    failures: {
      insecure: (server: string) => `“${server}” isn’t an address that starts with https://.`,
      unreachable: (server: string) => `${server} doesn’t answer. Check the address and your connection.`,
      unexpected: (server: string) => `${server} doesn’t answer like Matte. Check the address.`,
      denied: () => "You denied this computer, so it isn’t signed in.",
      expired: () => "The code has expired. Run the command again.",
    },
  },
  interrupted: "Interrupted. The photos that were begun are finished; the next run continues.",
  signedOut: (watermark: string) => `Framed on the Free plan, with “${watermark}” at the bottom.`,
  inspected: {
    size: (width: number, height: number) => `${format.number(width)} × ${format.number(height)} px`,
    method: "Export method",
    fields: "Fields",
  },
  errors: {
    batch: "Framing several photos at once is part of Pro. Give one photo, or sign in with “matte sign-in”.",
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
    logo: "A logo is part of Pro. Sign in with “matte sign-in”, or leave out --logo.",
    notALogo: (path: string) => `“${path}” can’t be a logo: it isn’t a picture.`,
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
