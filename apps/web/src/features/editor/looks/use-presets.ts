import { PRESET_LIMIT, SETTINGS_LIMIT } from "@matte/contracts/limits";
import { editorLooks } from "@matte/messages/editor-looks";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  fileOfPresets,
  presetsInFile,
  type Preset,
  type PresetContents,
  type PresetServer,
} from "#domain/account/preset-server.ts";
import type { EditorServices, Notices } from "../state/services.ts";

export interface Presets {
  /** Sorted by name. */
  readonly list: readonly Preset[];
  /** False until the server has answered. */
  readonly loaded: boolean;
  /** Creates a preset, or replaces the one with this name. @returns its id, null when it was not saved */
  save(contents: PresetContents): Promise<string | null>;
  rename(preset: Preset, name: string): Promise<boolean>;
  remove(preset: Preset): Promise<boolean>;
  /** Saves a deleted preset again. */
  restore(preset: Preset): Promise<boolean>;
  /** Delivers all presets as a file. */
  exportAll(): void;
  /** Saves all presets in a file. @returns false for any other file */
  importFrom(file: File): Promise<boolean>;
}

interface PresetServices extends Pick<EditorServices, "deliver"> {
  readonly notices: Pick<Notices, "success" | "error">;
}

const KEY = ["presets"];
const EMPTY: readonly Preset[] = [];

/** The account's presets; failures are shown as notices. */
export function usePresets(server: PresetServer, { notices, deliver }: PresetServices): Presets {
  const { list, loaded, show, refetch } = usePresetList(server);
  const change = useMutation({
    mutationFn: (request: () => Promise<readonly Preset[]>) => request(),
    onSuccess: show,
    onError: ({ message }) => notices.error(message),
  });
  const succeeds = (request: () => Promise<readonly Preset[]>): Promise<boolean> =>
    change.mutateAsync(request).then(
      () => true,
      () => false,
    );
  return {
    list,
    loaded,
    save: async (contents) => {
      const id = findPreset(list, contents.name)?.id ?? crypto.randomUUID();
      return (await succeeds(() => server.save(id, contents))) ? id : null;
    },
    rename: async ({ id }, name) => {
      const renamed = await succeeds(() => server.rename(id, name));
      // Changes made elsewhere are a likely reason: the list is loaded again.
      if (!renamed) await refetch();
      return renamed;
    },
    remove: ({ id }) => succeeds(() => server.remove(id)),
    restore: ({ id, name, settings }) => succeeds(() => server.save(id, { name, settings })),
    exportAll: () => deliver(fileOfPresets(list), "matte-presets.json"),
    importFrom: async (file) => {
      const contents = await readPresets(file);
      if (contents === undefined) return false;
      const saved = await succeeds(() => importAll(server, list, contents, show));
      if (saved) notices.success(editorLooks.own.imported(contents.length));
      return true;
    },
  };
}

function usePresetList(server: PresetServer) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: KEY, queryFn: () => server.list() });
  const failed = data === undefined ? error : null;
  useEffect(() => {
    if (failed !== null) console.error("The presets could not be loaded.", failed);
  }, [failed]);
  return {
    list: data ?? EMPTY,
    loaded: data !== undefined,
    show: (presets: readonly Preset[]) => client.setQueryData(KEY, presets),
    refetch,
  };
}

/** Returns undefined for files without presets, larger than any presets, or unreadable. */
export async function readPresets(file: File): Promise<readonly PresetContents[] | undefined> {
  if (file.size > PRESET_LIMIT * SETTINGS_LIMIT) return undefined;
  return presetsInFile(await file.text().catch(() => ""));
}

/** Ignores case. */
export function findPreset(list: readonly Preset[], name: string): Preset | undefined {
  return list.find((preset) => preset.name.toLowerCase() === name.trim().toLowerCase());
}

/** Saves presets one by one, and shows each result. */
async function importAll(
  server: PresetServer,
  before: readonly Preset[],
  contents: readonly PresetContents[],
  show: (list: readonly Preset[]) => void,
): Promise<readonly Preset[]> {
  let list = before;
  for (const preset of contents) {
    list = await server.save(findPreset(list, preset.name)?.id ?? crypto.randomUUID(), preset);
    show(list);
  }
  return list;
}
