/** The command line's reference in docs/command-line.md, written from the definitions of its commands. */
import { type CommandOutline, outlineOf, type ValueOutline } from "../src/outline.ts";
import { matteProgram } from "../src/program.ts";

/** Writes a section for each command, with a table of its arguments and options. */
export function referenceMarkdown(): string {
  const { commands } = outlineOf(matteProgram(new AbortController().signal));
  return commands
    .filter(({ name }) => name !== "help")
    .map(section)
    .join("\n");
}

function section(command: CommandOutline): string {
  const rows = [
    ...command.arguments.map((value) => row(value.name, described(value.description, value))),
    ...command.options
      .filter(({ names }) => !names.includes("--help"))
      .map(({ names, value, description }) => {
        const term = names.join(", ");
        return row(value === null ? term : `${term} ${value.name}`, described(description, value));
      }),
  ];
  const table = rows.length === 0 ? [] : ["", "| option | meaning |", "| --- | --- |", ...rows];
  return [`### \`${command.usage}\``, "", `${command.description}.`, ...table, ""].join("\n");
}

function row(term: string, text: string): string {
  return `| \`${term}\` | ${text} |`;
}

function described(description: string, value: ValueOutline | null): string {
  const words = value?.words ?? [];
  return words.length === 0 ? description : `${description}: ${words.map((word) => `\`${word}\``).join(", ")}`;
}
