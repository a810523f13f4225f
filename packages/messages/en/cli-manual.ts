/** Texts in the command line's manual page but not in its help. */
export const cliManual = {
  title: "Matte’s manual",
  summary: "frame photographs",
  headings: {
    name: "Name",
    synopsis: "Synopsis",
    description: "Description",
    options: "Options",
    commands: "Commands",
    exits: "Exit status",
    environment: "Environment",
    files: "Files",
    examples: "Examples",
  },
  description: [
    "A look describes the frame: a built-in one, or a file that the editor exported. Results are the same files, byte for byte, as exports of the browser. Where the look permits it, a JPEG keeps its own data and is not encoded again.",
    "Results go into a folder, by default “framed”. They are written completely or not at all. Existing results are skipped, so that a second call continues the first. Photos are replaced only with --in-place, which skips photos that are framed already; with --force it changes their frames. A file that Matte framed is framed as its photo, with the texts that it remembers; --again frames it as it is.",
    "Data is written to standard output, messages to standard error.",
  ],
  environment: {
    XDG_CONFIG_HOME: "Folder of settings, instead of ~/.config.",
    NO_COLOR: "Has no effect, since messages have no colours.",
  },
  files: {
    "~/.config/matte/account.json": "The account that is signed in; on macOS in ~/Library/Application Support/matte.",
  },
};
