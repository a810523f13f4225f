import { cli } from "@matte/messages/cli";
import { Argument, Command, CommanderError, Option } from "commander";
import { afterEach, describe, expect, it, vi } from "vitest";
import { errorText, inOwnWords } from "./usage-texts.ts";

afterEach(() => vi.restoreAllMocks());

/** Returns the printed error of a call. */
function errorOf(...args: readonly string[]): string {
  let printed = "";
  const program = inOwnWords(new Command("matte")).exitOverride();
  program.configureOutput({ ...program.configureOutput(), writeErr: (text) => (printed += text) });
  program
    .command("frame")
    .argument("<photo>")
    .addArgument(new Argument("[shell]").choices(["bash"]))
    .option("--look <look>")
    .addOption(new Option("--preset <preset>").choices(["square", "wide"]));
  program.command("looks");
  expect(() => program.parse(["node", "matte", ...args])).toThrow(CommanderError);
  return printed.trimEnd();
}

describe("In English, an error in a call has the parser’s own words", () => {
  const { errors, didYouMean, didYouMeanOneOf } = cli.usage;
  it.each<[readonly string[], string]>([
    [["frame"], errors.missingArgument("photo")],
    [["frame", "a.jpg", "--look"], errors.missingValue("--look <look>")],
    [["frame", "--lok"], `${errors.unknownOption("--lok")}\n${didYouMean("--look")}`],
    [["look"], `${errors.unknownCommand("look")}\n${didYouMean("looks")}`],
    [["frame", "a.jpg", "bash", "c"], errors.tooMany("frame", "2", "3")],
    [["frame", "a.jpg", "--preset", "x"], errors.invalidOption("--preset <preset>", "x", "square, wide")],
    [["frame", "a.jpg", "fish"], errors.invalidArgument("fish", "shell", "bash")],
  ])("matte %j", (args, expected) => {
    // A new version of the parser with other words fails here.
    expect(errorOf(...args)).toBe(expected);
    expect(errorText(expected)).toBe(expected);
  });

  it("with several suggestions", () => {
    expect(errorText("(Did you mean one of a, b?)")).toBe(didYouMeanOneOf("a, b"));
  });
});
