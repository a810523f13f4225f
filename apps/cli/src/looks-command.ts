import { BUILT_IN_LOOKS } from "@matte/engine";
import { editorLooks } from "@matte/messages/editor-looks";
import { EXITS } from "./exits.ts";

export interface LooksOptions {
  readonly json?: boolean;
}

/** Prints a line per look. @returns the exit code */
export function looks({ json = false }: LooksOptions): number {
  const lines = BUILT_IN_LOOKS.map((look) => {
    const name = editorLooks.names[look];
    return json ? JSON.stringify({ look, name }) : look.padEnd(12) + name;
  });
  process.stdout.write(`${lines.join("\n")}\n`);
  return EXITS.ok;
}
