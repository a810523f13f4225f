/** The account's presets over HTTP: `/api/users/:uid/presets`. */
import type { Preset, PresetFile } from "@matte/contracts";
import { request, type DataConnection } from "../data/index.ts";

export type { Preset, PresetFile } from "@matte/contracts";
export type PresetContents = PresetFile["presets"][number];

/** Each gives all presets as they stand. @throws {Error} with a sentence that may be shown */
export interface PresetServer {
  list(): Promise<readonly Preset[]>;
  /** Makes a preset, or replaces what it was. */
  save(id: string, contents: PresetContents): Promise<readonly Preset[]>;
  /** What was deleted elsewhere stays deleted. */
  rename(id: string, name: string): Promise<readonly Preset[]>;
  remove(id: string): Promise<readonly Preset[]>;
}

const SILENCE = "The server does not answer. Presets need the network.";

export function presetServer(connection: DataConnection, uid: string): PresetServer {
  const path = `/api/users/${encodeURIComponent(uid)}/presets`;
  const ask = async (address: string, init: RequestInit = {}): Promise<readonly Preset[]> => {
    const { errorSentence, parseAnswer, presetsAnswer } = await import("@matte/contracts");
    const body = await request(connection, address, { cache: "no-store", ...init })
      .then((response): Promise<unknown> => response.json())
      .catch(() => undefined);
    const presets = parseAnswer(presetsAnswer, body)?.presets;
    if (presets === undefined) throw new Error(errorSentence(body, SILENCE));
    return presets;
  };
  const headers = { "content-type": "application/json" };
  return {
    list: () => ask(path),
    save: (id, contents) => ask(`${path}/${id}`, { method: "PUT", headers, body: JSON.stringify(contents) }),
    rename: (id, name) => ask(`${path}/${id}`, { method: "PATCH", headers, body: JSON.stringify({ name }) }),
    remove: (id) => ask(`${path}/${id}`, { method: "DELETE" }),
  };
}

/** @returns undefined for a text that is no file of presets */
export async function presetsInFile(text: string): Promise<readonly PresetContents[] | undefined> {
  const { parseAnswer, presetFile } = await import("@matte/contracts");
  try {
    return parseAnswer(presetFile, JSON.parse(text))?.presets;
  } catch {
    return undefined;
  }
}

/** As it is exported. */
export function fileOfPresets(presets: readonly PresetContents[]): Blob {
  const bare = presets.map(({ name, settings }) => ({ name, settings }));
  const file: PresetFile = { format: "matte-presets", version: 1, presets: bare };
  return new Blob([JSON.stringify(file, null, 2)], { type: "application/json" });
}
