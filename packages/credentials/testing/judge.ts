/** c2pa-rs, the reference implementation, as a judge. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initSync, WasmReader } from "@contentauth/c2pa-wasm";

/** File for synchronous reading, as FileReaderSync's in workers; its methods are a blob's. */
class MemoryFile {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly size: number;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
    this.size = bytes.length;
  }

  slice(from: number, to: number): MemoryFile {
    return new MemoryFile(this.#bytes.slice(from, to));
  }

  read(): ArrayBuffer {
    return this.#bytes.slice().buffer;
  }
}

class MemoryReader {
  readAsArrayBuffer(file: MemoryFile): ArrayBuffer {
    return file.read();
  }
}

export interface Verdict {
  readonly state: "Trusted" | "Valid" | "Invalid";
  /** Codes for the file; its ingredients' follow. */
  readonly successes: readonly string[];
  readonly informational: readonly string[];
  readonly failures: readonly string[];
  readonly ingredientFailures: readonly string[];
  readonly ingredientSuccesses: readonly string[];
  /** The active manifest's actions. */
  readonly actions: readonly string[];
  readonly manifests: number;
}

interface Statuses {
  readonly informational: readonly { readonly code: string }[];
  readonly success: readonly { readonly code: string }[];
  readonly failure: readonly { readonly code: string }[];
}

interface Report {
  readonly active_manifest: string;
  readonly validation_state: Verdict["state"];
  readonly validation_results: {
    readonly activeManifest: Statuses;
    readonly ingredientDeltas?: readonly { readonly validationDeltas: Statuses }[];
  };
  readonly manifests: Readonly<
    Record<string, { readonly assertions: readonly { readonly label: string; readonly data: unknown }[] }>
  >;
}

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  const module = await readFile(createRequire(import.meta.url).resolve("@contentauth/c2pa-wasm/c2pa.wasm"));
  initSync({ module });
}

/** Validates a file. @param anchors trusted certificates in PEM @throws if it can't be read */
export async function judge(file: Uint8Array, mediaType: string, anchors?: string): Promise<Verdict> {
  await (started ??= start());
  const before = Object.getOwnPropertyDescriptor(globalThis, "FileReaderSync");
  Object.defineProperty(globalThis, "FileReaderSync", { value: MemoryReader, configurable: true });
  try {
    const settings = anchors === undefined ? null : JSON.stringify({ trust: { trust_anchors: anchors } });
    const reader = await WasmReader.fromBlob(mediaType, new MemoryFile(file.slice()) as unknown as Blob, settings);
    const report = JSON.parse(reader.json()) as Report;
    reader.free();
    return verdictOf(report);
  } finally {
    if (before === undefined) Reflect.deleteProperty(globalThis, "FileReaderSync");
  }
}

function verdictOf({ active_manifest, validation_state, validation_results, manifests }: Report): Verdict {
  const { activeManifest, ingredientDeltas = [] } = validation_results;
  const codes = (statuses: readonly { readonly code: string }[]) => statuses.map(({ code }) => code);
  const assertion = manifests[active_manifest]?.assertions.find(({ label }) => label.startsWith("c2pa.actions"));
  const { actions = [] } = (assertion?.data ?? {}) as { readonly actions?: readonly { readonly action: string }[] };
  return {
    state: validation_state,
    failures: codes(activeManifest.failure),
    successes: codes(activeManifest.success),
    informational: codes(activeManifest.informational),
    ingredientFailures: ingredientDeltas.flatMap(({ validationDeltas }) => codes(validationDeltas.failure)),
    ingredientSuccesses: ingredientDeltas.flatMap(({ validationDeltas }) => codes(validationDeltas.success)),
    actions: actions.map(({ action }) => action),
    manifests: Object.keys(manifests).length,
  };
}
