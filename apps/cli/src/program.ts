/** `matte`'s commands and options, read by parsing, help, the manual page and completion. */
import { cli } from "@matte/messages/cli";
import { LANGUAGES, WRITTEN_LANGUAGES } from "@matte/messages/languages";
import { Argument, Command, Option } from "commander";
import { version } from "../package.json";
import type { Shell } from "./completion-command.ts";
import { exitLines } from "./exits.ts";
import { givenFiles } from "./file-list.ts";
import { languageNamed, textLanguage } from "./language.ts";
import { addOptions, type CallOptions } from "./options.ts";
import { inOwnWords } from "./usage-texts.ts";

type ExitCode = number;

const SHELLS: readonly Shell[] = ["bash", "zsh", "fish"];

/**
 * Each action loads its command, so that only painting commands load the canvas.
 * @param signal lets photos in progress finish, and begins no other
 */
export function matteProgram(signal: AbortSignal): Command {
  const program = inOwnWords(new Command("matte"))
    .description(cli.about)
    .version(version, "-V, --version", cli.options.version)
    .addOption(languageOption())
    .helpOption("-h, --help", cli.options.help)
    .helpCommand("help [command]", cli.commands.help)
    .addHelpText("after", `\n${[cli.afterHelp(cli.examples, exitLines()), ...reviewLines()].join("\n\n")}`)
    .showSuggestionAfterError()
    .exitOverride();

  addOptions(
    program.command("frame").description(cli.commands.frame).argument("[photos...]", cli.options.photos),
  ).action(
    ended(async (photos: string[], options: CallOptions) => {
      const { frame } = await import("./frame-command.ts");
      return frame(await givenFiles(photos, options), options, signal);
    }),
  );

  addOptions(
    program.command("unframe").description(cli.commands.unframe).argument("[exports...]", cli.options.unframed),
  ).action(
    ended(async (exports: string[], options: CallOptions) => {
      const { unframe } = await import("./unframe-command.ts");
      return unframe(await givenFiles(exports, options), options, signal);
    }),
  );

  addOptions(program.command("watch").description(cli.commands.watch).argument("<folder>", cli.options.watched)).action(
    ended(async (folder: string, options: CallOptions) => {
      const { watchPhotos } = await import("./watch-command.ts");
      return watchPhotos(folder, options, signal);
    }),
  );

  addOptions(
    program.command("inspect").description(cli.commands.inspect).argument("[photos...]", cli.options.inspected),
  ).action(
    ended(async (photos: string[], options: CallOptions) => {
      const { inspect } = await import("./inspect-command.ts");
      return inspect(await givenFiles(photos, options), options, signal);
    }),
  );

  addOptions(program.command("looks").description(cli.commands.looks)).action(
    ended(async (options: CallOptions) => {
      const { looks } = await import("./looks-command.ts");
      return looks(options);
    }),
  );

  addAccountCommands(program, signal);
  addShellCommands(program);
  return program;
}

/** Takes a name, or what means one of them, such as `zh-TW` or `de_AT`. */
function languageOption(): Option {
  const option = new Option("--lang <language>", cli.options.lang).choices(WRITTEN_LANGUAGES);
  const { parseArg } = option;
  return option.argParser<unknown>((value, previous) => parseArg?.(languageNamed(value) ?? value, previous));
}

/** A note on texts by a translator alone. */
function reviewLines(): readonly string[] {
  const language = LANGUAGES[textLanguage(process.argv, process.env)];
  return language === undefined || language.isReviewed ? [] : [cli.usage.notReviewed];
}

function addAccountCommands(program: Command, signal: AbortSignal): void {
  program
    .command("sign-in")
    .description(cli.commands.signIn)
    .argument("<url>", cli.options.server)
    .action(
      ended(async (server: string) => {
        const { signInAt } = await import("./account-command.ts");
        return signInAt(server, signal);
      }),
    );

  program
    .command("sign-out")
    .description(cli.commands.signOut)
    .action(
      ended(async () => {
        const { signOutHere } = await import("./account-command.ts");
        return signOutHere(signal);
      }),
    );
}

/** Adds commands that describe the program itself. */
function addShellCommands(program: Command): void {
  program
    .command("completion")
    .description(cli.commands.completion)
    .addArgument(new Argument("<shell>", cli.options.shell).choices(SHELLS))
    .action(
      ended(async (shell: Shell) => {
        const { completion } = await import("./completion-command.ts");
        return completion(program, shell);
      }),
    );

  program
    .command("manual", { hidden: true })
    .description(cli.commands.manual)
    .action(
      ended(async () => {
        const { manual } = await import("./manual-command.ts");
        return manual(program);
      }),
    );
}

/** Makes an action's exit code the program's. */
function ended<Args extends unknown[]>(action: (...args: Args) => Promise<ExitCode>) {
  return async (...args: Args): Promise<void> => {
    process.exitCode = await action(...args);
  };
}
