import type { CommandOutline, OptionOutline, ProgramOutline, ValueOutline } from "../outline.ts";

/** Writes a script for fish, loaded with `source` or from its completions folder. */
export function fishCompletion({ name, commands, options }: ProgramOutline): string {
  const start = `complete -c ${name}`;
  const lines = [
    `# Completion of ${name} for fish: ${name} completion fish | source`,
    `${start} -f`,
    ...options.map((option) => `${start} -n __fish_use_subcommand ${optionFlags(option)}`),
    ...commands.map(
      (command) => `${start} -n __fish_use_subcommand -a ${command.name} -d ${quoted(command.description)}`,
    ),
    ...commands.flatMap((command) => commandFlags(command).map((flags) => `${start} ${flags}`)),
  ];
  return `${lines.join("\n")}\n`;
}

function commandFlags(command: CommandOutline): string[] {
  const when = `-n ${quoted(`__fish_seen_subcommand_from ${command.name}`)}`;
  return [...command.arguments.map(valueFlags), ...command.options.map(optionFlags)].map((flags) => `${when} ${flags}`);
}

function optionFlags({ names, description, value }: OptionOutline): string {
  const flags = names.map((name) => (name.startsWith("--") ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
  const takes = value === null ? [] : ["-r", valueFlags(value)];
  return [...flags, ...takes, "-d", quoted(description)].join(" ");
}

/** `-f` offers no files, `-F` does although the command itself offers none. */
function valueFlags({ accepts, words }: ValueOutline): string {
  if (accepts === "folder") return `-f -a ${quoted("(__fish_complete_directories)")}`;
  const offered = words.length > 0 ? [`-a ${quoted(words.join(" "))}`] : [];
  return [accepts === "file" ? "-F" : "-f", ...offered].join(" ");
}

function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}
