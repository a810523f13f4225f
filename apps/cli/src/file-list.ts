/** The files of a call: its arguments, and lists that other programs write. */
import { cli } from "@matte/messages/cli";
import { UsageError } from "./exits.ts";
import { PIPE } from "./frame-tasks.ts";
import { expanded } from "./patterns.ts";
import { LARGEST_PHOTO, readRegularFile, readStream } from "./regular-file.ts";

/** Returns arguments, patterns expanded, then the list's paths as they are. @throws UsageError without any source */
export async function givenFiles(
  paths: readonly string[],
  { filesFrom }: { readonly filesFrom?: string },
): Promise<readonly string[]> {
  if (filesFrom === undefined && paths.length === 0) throw new UsageError(cli.errors.noFiles);
  if (filesFrom === PIPE && paths.includes(PIPE)) throw new UsageError(cli.errors.oneInput);
  const files = await expanded(paths);
  return filesFrom === undefined ? files : [...files, ...(await listedFiles(filesFrom))];
}

/** Reads a list of paths; `-` is standard input. */
async function listedFiles(from: string): Promise<readonly string[]> {
  const reading =
    from === PIPE ? readStream(process.stdin, PIPE, LARGEST_PHOTO) : readRegularFile(from, { longest: LARGEST_PHOTO });
  const bytes = await reading.catch((cause: unknown) => {
    throw new UsageError(cli.errors.noList(from === PIPE ? cli.standardInput : from), { cause });
  });
  return pathsIn(new TextDecoder().decode(bytes));
}

/** Splits at NUL, as `find -print0` writes, otherwise at line ends. */
export function pathsIn(list: string): readonly string[] {
  return list.split(list.includes("\0") ? "\0" : /\r?\n/).filter((path) => path !== "");
}
