/** Calls about presets stored with the account. */
import type { Preset, PresetFile } from "@matte/contracts";
import { editorLooks } from "@matte/messages/editor-looks";
import type { DataConnection } from "../data/index.ts";
import { callThrough, failureText, loadAccountProtocol, loadProtocol } from "../server/index.ts";

export type { Preset, PresetFile } from "@matte/contracts";
export type PresetContents = PresetFile["presets"][number];

/** Each call returns all the user's presets. @throws {Error} with a text for the user */
export interface PresetServer {
  list(): Promise<readonly Preset[]>;
  save(id: string, contents: PresetContents): Promise<readonly Preset[]>;
  /** Fails for a preset deleted elsewhere. */
  rename(id: string, name: string): Promise<readonly Preset[]>;
  remove(id: string): Promise<readonly Preset[]>;
}

export function presetServer(connection: DataConnection, uid: string): PresetServer {
  const call = callThrough(connection);
  return {
    list: () => presetsIn(call("listPresets", { params: { uid } })),
    save: (id, body) => presetsIn(call("savePreset", { params: { uid, id }, body })),
    rename: (id, name) => presetsIn(call("renamePreset", { params: { uid, id }, body: { name } })),
    remove: (id) => presetsIn(call("deletePreset", { params: { uid, id } })),
  };
}

async function presetsIn(answer: Promise<{ readonly presets: readonly Preset[] }>): Promise<readonly Preset[]> {
  try {
    return (await answer).presets;
  } catch (error) {
    throw new Error(failureText(error, editorLooks.own.noAnswer), { cause: error });
  }
}

/** Parses a preset file. @returns undefined for any other text */
export async function presetsInFile(text: string): Promise<readonly PresetContents[] | undefined> {
  const [{ parseAnswer }, { presetFile }] = await Promise.all([loadProtocol(), loadAccountProtocol()]);
  try {
    return parseAnswer(presetFile, JSON.parse(text))?.presets;
  } catch {
    return undefined;
  }
}

export function fileOfPresets(presets: readonly PresetContents[]): Blob {
  const contents = presets.map(({ name, settings }) => ({ name, settings }));
  const file: PresetFile = { format: "matte-presets", version: 1, presets: contents };
  return new Blob([JSON.stringify(file, null, 2)], { type: "application/json" });
}
