/** `matte`'s options, one row each. Parsing, help, the manual page, completion and the reference derive from them. */
import { ARRANGEMENTS, LABEL_STYLES, LOGO_COLOURS, MARK_PLACES, SOCIAL_PRESETS } from "@matte/engine";
import { cli } from "@matte/messages/cli";
import { type Command, Option } from "commander";

type CommandName = "frame" | "watch" | "unframe" | "inspect" | "looks";

interface OptionRow {
  /** As commander parses it. */
  readonly flags: string;
  readonly of: readonly CommandName[];
  /** Heading in the help of `frame` and `watch`. */
  readonly group: keyof typeof cli.groups;
  readonly choices?: readonly string[];
}

const FRAMING = ["frame", "watch"] as const;
const LOOKING = [...FRAMING, "inspect"] as const;
const READING = ["frame", "unframe", "inspect"] as const;

/** Degrees clockwise. */
const TURNS = ["90", "180", "270"] as const;

/** In the order of the help; the texts are `cli.options` of the same names. */
const OPTIONS = {
  look: { flags: "-l, --look <look>", of: LOOKING, group: "frame" },
  preset: { flags: "--preset <preset>", of: LOOKING, group: "frame", choices: SOCIAL_PRESETS },
  slides: { flags: "--slides <number>", of: ["frame"], group: "frame" },
  longSide: { flags: "--long-side <pixels>", of: LOOKING, group: "frame" },
  crop: { flags: "--crop <part>", of: FRAMING, group: "frame" },
  straighten: { flags: "--straighten <degrees>", of: FRAMING, group: "frame" },
  turn: { flags: "--turn <degrees>", of: FRAMING, group: "frame", choices: TURNS },
  mirror: { flags: "--mirror", of: FRAMING, group: "frame" },
  together: { flags: "--together [arrangement]", of: ["frame"], group: "frame", choices: ARRANGEMENTS },
  gap: { flags: "--gap <percent>", of: ["frame"], group: "frame" },
  maxKb: { flags: "--max-kb <number>", of: FRAMING, group: "frame" },
  logo: { flags: "--logo <file>", of: FRAMING, group: "frame" },
  logoColours: { flags: "--logo-colours <colours>", of: FRAMING, group: "frame", choices: LOGO_COLOURS },
  mark: { flags: "--mark <text>", of: FRAMING, group: "frame" },
  markPlace: { flags: "--mark-place <place>", of: FRAMING, group: "frame", choices: MARK_PLACES },
  title: { flags: "--title <text>", of: FRAMING, group: "caption" },
  location: { flags: "--location <text>", of: FRAMING, group: "caption" },
  credit: { flags: "--credit <text>", of: FRAMING, group: "caption" },
  alt: { flags: "--alt <text>", of: FRAMING, group: "caption" },
  captions: { flags: "--captions <file>", of: FRAMING, group: "caption" },
  labelStyle: { flags: "--label-style <style>", of: LOOKING, group: "caption", choices: LABEL_STYLES },
  placeNames: { flags: "--place-names", of: FRAMING, group: "caption" },
  pdf: { flags: "--pdf <file>", of: ["frame"], group: "pdf" },
  contactSheet: { flags: "--contact-sheet", of: ["frame"], group: "pdf" },
  columns: { flags: "--columns <number>", of: ["frame"], group: "pdf" },
  rows: { flags: "--rows <number>", of: ["frame"], group: "pdf" },
  paper: { flags: "--paper <paper>", of: ["frame"], group: "pdf" },
  margin: { flags: "--margin <mm>", of: ["frame"], group: "pdf" },
  bleed: { flags: "--bleed <mm>", of: ["frame"], group: "pdf" },
  cropMarks: { flags: "--crop-marks", of: ["frame"], group: "pdf" },
  filesFrom: { flags: "--files-from <file>", of: READING, group: "photos" },
  shard: { flags: "--shard <share>", of: ["frame"], group: "photos" },
  again: { flags: "--again", of: ["frame"], group: "photos" },
  poll: { flags: "--poll", of: ["watch"], group: "photos" },
  out: { flags: "--out <folder>", of: ["frame", "unframe"], group: "results" },
  watchedOut: { flags: "--out <folder>", of: ["watch"], group: "results" },
  output: { flags: "-o, --output <file>", of: ["frame"], group: "results" },
  inPlace: { flags: "--in-place", of: ["frame"], group: "results" },
  force: { flags: "-f, --force", of: ["frame", "unframe"], group: "results" },
  wayBack: { flags: "--way-back", of: FRAMING, group: "results" },
  credentials: { flags: "--credentials <file>", of: FRAMING, group: "results" },
  credentialsKey: { flags: "--credentials-key <file>", of: FRAMING, group: "results" },
  timeStamp: { flags: "--time-stamp <url>", of: FRAMING, group: "results" },
  jobs: { flags: "-j, --jobs <number>", of: FRAMING, group: "call" },
  dryRun: { flags: "-n, --dry-run", of: ["frame", "unframe"], group: "call" },
  json: { flags: "--json", of: [...FRAMING, "unframe", "inspect"], group: "call" },
  jsonLooks: { flags: "--json", of: ["looks"], group: "call" },
} as const satisfies Readonly<Record<string, OptionRow>>;

type Rows = typeof OPTIONS;

/** Parsed options; rows with another name than their flag's are those of a single command. */
export type CallOptions = {
  readonly [Name in keyof Rows]?: Rows[Name]["flags"] extends `${string}${"<" | "["}${string}` ? string : boolean;
};

/** Adds a command's options, under headings if there are many. */
export function addOptions(command: Command): Command {
  const rows = Object.entries(OPTIONS as Readonly<Record<keyof Rows, OptionRow>>).filter(([, { of }]) =>
    of.some((name) => name === command.name()),
  );
  const hasGroups = new Set(rows.map(([, { group }]) => group)).size > SOME_GROUPS;
  for (const [name, { flags, group, choices }] of rows) {
    const option = new Option(flags, cli.options[name as keyof Rows]);
    if (choices !== undefined) option.choices(choices);
    if (hasGroups) option.helpGroup(cli.groups[group]);
    command.addOption(option);
  }
  return hasGroups ? command.optionsGroup(cli.groups.call) : command;
}

const SOME_GROUPS = 3;
