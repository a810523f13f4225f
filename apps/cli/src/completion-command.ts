import type { Command } from "commander";
import { bashCompletion } from "./completion/bash.ts";
import { fishCompletion } from "./completion/fish.ts";
import { zshCompletion } from "./completion/zsh.ts";
import { EXITS } from "./exits.ts";
import { outlineOf } from "./outline.ts";

const SCRIPTS = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion };

export type Shell = keyof typeof SCRIPTS;

/** Prints a shell's completion script. @returns the exit code */
export function completion(program: Command, shell: Shell): number {
  process.stdout.write(SCRIPTS[shell](outlineOf(program)));
  return EXITS.ok;
}
