/** Decodes one 16-bit PNG by the browser, which keeps 8 bits, and by us, in turn. */
import { decodeDeepPng } from "../../packages/png/decode/decode.ts";
import { openDeepPng } from "../../packages/png/decode/open.ts";
import { pngMachine } from "../../packages/png/encode/kernel-machine.ts";

/** Milliseconds per round, including the file's bytes. */
export interface DeepRound {
  readonly ours: number;
  readonly browser: number;
}

export async function decodeDeepInTurn(file: Blob, runs: number): Promise<DeepRound[]> {
  const rounds: DeepRound[] = [];
  for (let run = 0; run < runs; run += 1) {
    rounds.push({ browser: await timed(() => byBrowser(file)), ours: await timed(() => byUs(file)) });
  }
  return rounds;
}

async function byBrowser(file: Blob): Promise<void> {
  const bitmap = await createImageBitmap(file);
  bitmap.close();
}

async function byUs(file: Blob): Promise<void> {
  const machine = pngMachine();
  const png = openDeepPng(new Uint8Array(await file.arrayBuffer()));
  if (machine === null || png === null) throw new Error("This browser or this file has no 16 bits");
  const picture = await decodeDeepPng(machine, png, { colour: "rgb", background: [255, 255, 255] });
  if (picture === null) throw new Error("The file is damaged");
}

async function timed(run: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
