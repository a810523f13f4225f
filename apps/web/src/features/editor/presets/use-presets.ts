import { useEffect, useState } from "react";
import {
  fileOfPresets,
  presetsInFile,
  type Preset,
  type PresetContents,
  type PresetServer,
} from "#domain/account/preset-server.ts";
import type { EditorServices, Notices } from "../state/services.ts";

export interface Presets {
  /** By name. */
  readonly list: readonly Preset[];
  /** Makes a preset, or replaces the one of that name. @returns its id, null when it was not kept */
  save(contents: PresetContents): Promise<string | null>;
  rename(preset: Preset, name: string): Promise<boolean>;
  remove(preset: Preset): Promise<boolean>;
  /** All of them as a file. */
  exportAll(): void;
  importFrom(file: File): Promise<void>;
}

interface PresetOutlets extends Pick<EditorServices, "deliver"> {
  readonly notices: Pick<Notices, "success" | "error">;
}

/** The account's presets; what fails is said. */
export function usePresets(server: PresetServer, { notices, deliver }: PresetOutlets): Presets {
  const [list, setList] = useState<readonly Preset[]>([]);
  const say = (error: unknown): void => notices.error(error instanceof Error ? error.message : String(error));
  const take = async (asked: Promise<readonly Preset[]>): Promise<boolean> => {
    try {
      setList(await asked);
      return true;
    } catch (error) {
      say(error);
      return false;
    }
  };
  useEffect(() => {
    let current = true;
    server.list().then(
      (presets) => current && setList(presets),
      (error: unknown) => console.error("The presets could not be loaded.", error),
    );
    return () => {
      current = false;
    };
  }, [server]);
  const save = async (contents: PresetContents): Promise<string | null> => {
    const id = named(list, contents.name)?.id ?? crypto.randomUUID();
    return (await take(server.save(id, contents))) ? id : null;
  };
  return {
    list,
    save,
    rename: async ({ id }, name) => {
      const renamed = await take(server.rename(id, name));
      // Presets that were changed elsewhere are a likely reason: the list shows them as they are.
      if (!renamed) await server.list().then(setList, () => undefined);
      return renamed;
    },
    remove: ({ id }) => take(server.remove(id)),
    exportAll: () => deliver(fileOfPresets(list), "matte-presets.json"),
    importFrom: async (file) => {
      const contents = await presetsInFile(await file.text());
      if (contents === undefined) return notices.error(`“${file.name}” is no file of Matte’s presets.`);
      const saved = await importAll(server, list, contents, setList).catch(say);
      if (saved !== undefined) notices.success(saved === 1 ? "1 preset imported" : `${saved} presets imported`);
    },
  };
}

/** The preset of that name, in whatever letters. */
export function named(list: readonly Preset[], name: string): Preset | undefined {
  return list.find((preset) => preset.name.toLowerCase() === name.trim().toLowerCase());
}

async function importAll(
  server: PresetServer,
  before: readonly Preset[],
  contents: readonly PresetContents[],
  show: (list: readonly Preset[]) => void,
): Promise<number> {
  let list = before;
  for (const one of contents) {
    list = await server.save(named(list, one.name)?.id ?? crypto.randomUUID(), one);
    show(list);
  }
  return contents.length;
}
