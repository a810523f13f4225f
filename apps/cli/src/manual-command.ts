import { cli } from "@matte/messages/cli";
import { cliManual } from "@matte/messages/cli-manual";
import type { Command } from "commander";
import { EXITS } from "./exits.ts";
import { type CommandOutline, outlineOf, type ProgramOutline } from "./outline.ts";

const { headings } = cliManual;

/** Prints the manual page in man(7) macros, as installed by the package. @returns the exit code */
export function manual(program: Command): number {
  process.stdout.write(manualPage(outlineOf(program), program.version() ?? ""));
  return EXITS.ok;
}

export function manualPage(program: ProgramOutline, version: string): string {
  const { name, commands } = program;
  const lines = [
    // Announces the encoding to groff.
    `'\\" -*- coding: UTF-8 -*-`,
    `.TH ${name.toUpperCase()} 1 "" ${quoted(`${name} ${version}`)} ${quoted(cliManual.title)}`,
    heading(headings.name),
    `${name} \\- ${escaped(cliManual.summary)}`,
    heading(headings.synopsis),
    ...commands.flatMap(({ usage }, index) => [...(index > 0 ? [".br"] : []), line(usage)]),
    heading(headings.description),
    ...cliManual.description.flatMap((text, index) => [...(index > 0 ? [".PP"] : []), line(text)]),
    heading(headings.options),
    ...definitionsOf(program),
    heading(headings.commands),
    ...commands.flatMap(commandSection),
    heading(headings.exits),
    ...Object.entries(EXITS).flatMap(([key, code]) => definition(String(code), cli.exits[key as keyof typeof EXITS])),
    heading(headings.environment),
    ...Object.entries(cliManual.environment).flatMap(([term, text]) => definition(term, text)),
    heading(headings.files),
    ...Object.entries(cliManual.files).flatMap(([term, text]) => definition(term, text)),
    heading(headings.examples),
    ".nf",
    ...cli.examples.map(line),
    ".fi",
  ];
  return `${lines.join("\n")}\n`;
}

function commandSection(command: CommandOutline): string[] {
  const { usage, description } = command;
  return [`.SS ${quoted(usage)}`, `${line(description)}.`, ...definitionsOf(command)];
}

function definitionsOf({ arguments: values, options }: CommandOutline): string[] {
  return [
    ...values.flatMap(({ name, words, description }) => definition(name, withWords(description, words))),
    ...options.flatMap(({ names, value, description }) => {
      const term = value === null ? names.join(", ") : `${names.join(", ")} <${value.name}>`;
      return definition(term, withWords(description, value?.words ?? []));
    }),
  ];
}

function withWords(description: string, words: readonly string[]): string {
  return words.length === 0 || description === "" ? description : `${description}: ${words.join(", ")}`;
}

function definition(term: string, text: string): string[] {
  return text === "" ? [] : [".TP", `.B ${escaped(term)}`, line(text)];
}

function heading(text: string): string {
  return `.SH ${quoted(text.toUpperCase())}`;
}

/** Quotes a macro's argument, doubling quotation marks. */
function quoted(text: string): string {
  return `"${escaped(text).replaceAll('"', '""')}"`;
}

/** Keeps a leading dot or apostrophe from starting a macro. */
function line(text: string): string {
  return escaped(text).replace(/^[.']/, String.raw`\&$&`);
}

/** Escapes backslashes, and typed hyphens: plain ones may be set as typographic ones. */
function escaped(text: string): string {
  return text.replaceAll("\\", String.raw`\e`).replaceAll("-", String.raw`\-`);
}
