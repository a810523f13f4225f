/** Command outline, read from the definitions, for the manual page and completion. */
import { BUILT_IN_LOOKS } from "@matte/engine";
import type { Argument, Command, Option } from "commander";

/** An argument's or option's value. */
export interface ValueOutline {
  /** Name in the definition, such as `folder`. */
  readonly name: string;
  readonly accepts: "file" | "folder" | "other";
  /** Additional words to offer. */
  readonly words: readonly string[];
}

export interface ArgumentOutline extends ValueOutline {
  readonly description: string;
}

export interface OptionOutline {
  /** With dashes: `-l` and `--look`. */
  readonly names: readonly string[];
  readonly description: string;
  /** Null for a switch. */
  readonly value: ValueOutline | null;
}

export interface CommandOutline {
  readonly name: string;
  readonly description: string;
  /** Such as `matte frame [options] <photos...>`. */
  readonly usage: string;
  readonly arguments: readonly ArgumentOutline[];
  readonly options: readonly OptionOutline[];
}

export interface ProgramOutline extends CommandOutline {
  readonly commands: readonly CommandOutline[];
}

/** Values that are folder paths. */
const FOLDERS = new Set(["folder"]);
/** Values that are file paths. */
const FILES = new Set(["photos", "exports", "file", "look"]);

export function outlineOf(program: Command): ProgramOutline {
  const commands = program.createHelp().visibleCommands(program);
  const words = { look: BUILT_IN_LOOKS, share: ["auto"], command: commands.map((command) => command.name()) };
  return {
    ...commandOutline(program, words),
    commands: commands.map((command) => {
      const outline = commandOutline(command, words);
      // commander's help command has no parent.
      return command.parent === null ? { ...outline, usage: `${program.name()} ${outline.usage}` } : outline;
    }),
  };
}

/** Words by value name. */
type Words = Readonly<Record<string, readonly string[]>>;

function commandOutline(command: Command, words: Words): CommandOutline {
  const help = command.createHelp();
  return {
    name: command.name(),
    description: command.description(),
    usage: help.commandUsage(command),
    arguments: command.registeredArguments.map((argument) => ({
      ...valueOutline(argument, argument.name(), words),
      description: argument.description,
    })),
    options: help.visibleOptions(command).map((option) => optionOutline(option, words)),
  };
}

function optionOutline(option: Option, words: Words): OptionOutline {
  const [, value] = /[<[]([\w-]+)/.exec(option.flags) ?? [];
  return {
    names: [option.short, option.long].filter((name) => name !== undefined),
    description: option.description,
    value: value === undefined ? null : valueOutline(option, value, words),
  };
}

function valueOutline({ argChoices }: Pick<Argument | Option, "argChoices">, name: string, words: Words): ValueOutline {
  return { name, accepts: kindOf(name), words: argChoices ?? words[name] ?? [] };
}

function kindOf(name: string): ValueOutline["accepts"] {
  if (FOLDERS.has(name)) return "folder";
  return FILES.has(name) ? "file" : "other";
}
