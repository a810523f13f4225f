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
    'Captions come from the options --title, --location, --credit and --alt, and from the table of --captions: CSV with the column “File name” and any of “Subject”, “Location”, “Photo credit”, “Additional credits”, “Camera”, “Lens”, “Film” and “Alt text”, as the editor exports it. All but the alt text, which is written into the file alone, turn the caption on. They win over texts that a file remembers, these over the texts of a look file (an object “texts” in its JSON, such as "photoBy"), and these over the metadata of the photo. Fields in braces, such as {city}, come from the photo.',
    "With --shard, computers that get the same list frame a share each, without knowing of each other. A photo’s share depends on its file’s name alone. A share that was killed is called again, and skips the results that exist.",
    "With --credentials, results get Content Credentials (C2PA): signed statements that the photo was opened and edited and, where it is true, cropped, resized or placed. Credentials that the photo has stay next to them, unless they may hold a location, or show what was cropped away, and the result doesn’t. Readers that don’t know the authority of the certificate say that the source is unknown.",
    "Data is written to standard output, messages to standard error.",
  ],
  environment: {
    "LC_ALL, LC_MESSAGES, LANG": "The language of help and messages, such as de_DE.UTF-8; --lang wins.",
    XDG_CONFIG_HOME: "Folder of settings, instead of ~/.config.",
    "JOB_COMPLETION_INDEX, JOB_COMPLETIONS": "The share of --shard auto in an Indexed Job of Kubernetes.",
    "SLURM_ARRAY_TASK_ID, SLURM_ARRAY_TASK_COUNT": "The share of --shard auto in a job array of Slurm.",
    "AWS_BATCH_JOB_ARRAY_INDEX, AWS_BATCH_JOB_ARRAY_SIZE": "The share of --shard auto in an array job of AWS Batch.",
    NO_COLOR: "Has no effect, since messages have no colours.",
  },
  files: {
    "~/.config/matte/account.json": "The account that is signed in; on macOS in ~/Library/Application Support/matte.",
  },
};
