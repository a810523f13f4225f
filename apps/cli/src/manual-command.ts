/** `matte manual`: the manual page in the macros of man(7), which the package installs. */
import { cli } from "@matte/messages/cli";
import { cliManual } from "@matte/messages/cli-manual";
import type { Command } from "commander";
import { EXITS } from "./exits.ts";
import { type CommandOutline, outlineOf, type ProgramOutline } from "./outline.ts";

const { headings } = cliManual;

/** Prints the page. @returns the exit code */
export function manual(program: Command): number {
  process.stdout.write(manualPage(outlineOf(program), program.version() ?? ""));
  return EXITS.ok;
}

export function manualPage(program: ProgramOutline, version: string): string {
  const { name, commands } = program;
  const lines = [
    // The encoding, for groff.
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

/** Argument of a macro, in which a quotation mark is doubled. */
function quoted(text: string): string {
  return `"${escaped(text).replaceAll('"', '""')}"`;
}

/** A line of text; a dot or an apostrophe at its start would be a macro. */
function line(text: string): string {
  return escaped(text).replace(/^[.']/, String.raw`\&$&`);
}

/** Backslashes, and hyphens that are typed: plain ones may be set as typographic ones. */
function escaped(text: string): string {
  return text.replaceAll("\\", String.raw`\e`).replaceAll("-", String.raw`\-`);
}
