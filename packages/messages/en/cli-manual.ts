/** Texts of the command line's manual page that its help does not have. */
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
    "A photo’s frame is described by a look: one that Matte brings, or a file that the editor exported. Results have the bytes of the same export in the browser. Where the look permits it, a JPEG keeps its own data and is not encoded again.",
    "Results go into a folder, by default “framed”. They are written completely or not at all. Results that exist are skipped, so that a second call continues the first. Photos themselves are only replaced with --in-place.",
    "Data go to standard output, messages to standard error.",
  ],
  environment: {
    XDG_CONFIG_HOME: "Folder of settings, instead of the one below.",
    NO_COLOR: "Has no effect: no message has a colour.",
  },
  files: {
    "~/.config/matte/account.json": "The account that is signed in; on macOS in ~/Library/Application Support/matte.",
  },
};
