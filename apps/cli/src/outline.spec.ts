import { BUILT_IN_LOOKS } from "@matte/engine";
import { Argument, Command } from "commander";
import { expect, test } from "vitest";
import { outlineOf } from "./outline.ts";
import { matteProgram } from "./program.ts";

test("The outline has arguments, switches and options with their values", () => {
  const program = new Command("tool").description("does things");
  program
    .command("cut")
    .description("cuts")
    .argument("<photos...>", "what to cut")
    .option("-o, --out <folder>", "where to")
    .option("--force", "replaces");
  const [cut] = outlineOf(program).commands;
  expect(cut).toMatchObject({
    name: "cut",
    description: "cuts",
    usage: "tool cut [options] <photos...>",
    arguments: [{ name: "photos", accepts: "file", words: [], description: "what to cut" }],
    options: [
      { names: ["-o", "--out"], description: "where to", value: { name: "folder", accepts: "folder", words: [] } },
      { names: ["--force"], description: "replaces", value: null },
      { names: ["-h", "--help"] },
    ],
  });
});

test("Looks, choices and the names of commands are words of their values", () => {
  const program = new Command("tool");
  program
    .command("paint")
    .option("--look <look>")
    .addArgument(new Argument("<side>").choices(["left", "right"]));
  const [paint, help] = outlineOf(program).commands;
  expect(paint?.options[0]?.value).toMatchObject({ accepts: "file", words: BUILT_IN_LOOKS });
  expect(paint?.arguments).toMatchObject([{ accepts: "other", words: ["left", "right"] }]);
  expect(help).toMatchObject({ usage: "tool help [command]", arguments: [{ words: ["paint", "help"] }] });
});

test("Hidden commands are left out", () => {
  const program = new Command("tool").helpCommand(false);
  program.command("secret", { hidden: true });
  expect(outlineOf(program).commands).toEqual([]);
});

test("Every command and option of matte has a description", () => {
  const { commands, options } = outlineOf(matteProgram(new AbortController().signal));
  expect(commands.map(({ name }) => name)).toEqual(expect.arrayContaining(["frame", "unframe", "inspect", "looks"]));
  const described = [...commands, ...options, ...commands.flatMap((command) => command.options)];
  expect(described.filter(({ description }) => description === "")).toEqual([]);
});
