import { DEFAULT_SETTINGS, presetSettings } from "@matte/engine";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Preset, PresetServer } from "#domain/account/preset-server.ts";
import { QueryProvider } from "#domain/server/QueryProvider.tsx";
import { show } from "#ui/testing.tsx";
import { usePresets } from "./use-presets.ts";

const DELETED = "This look was deleted elsewhere.";

/** Presets in storage, changed by another window as well. */
function keep(...names: readonly string[]) {
  const settings = presetSettings(DEFAULT_SETTINGS);
  let kept: readonly Preset[] = names.map((name) => ({ id: name, name, settings, changedAt: "" }));
  const without = (id: string): readonly Preset[] => (kept = kept.filter((one) => one.id !== id));
  const server: PresetServer = {
    list: async () => kept,
    save: async (id, contents) => (kept = [...without(id), { id, ...contents, changedAt: "" }]),
    rename: async (id, name) => {
      if (!kept.some((one) => one.id === id)) throw new Error(DELETED);
      return (kept = kept.map((one) => (one.id === id ? { ...one, name } : one)));
    },
    remove: async (id) => without(id),
  };
  return { server, names: () => kept.map(({ name }) => name) };
}

function Renaming({ server, error }: { readonly server: PresetServer; readonly error: (sentence: string) => void }) {
  const notices = { error, success: () => undefined };
  const { list, rename } = usePresets(server, { notices, deliver: () => undefined });
  return list.map((preset) => (
    <button key={preset.id} type="button" onClick={() => void rename(preset, "Airy")}>
      {preset.name}
    </button>
  ));
}

test("A preset that another window has deleted is not renamed and disappears from the list", async () => {
  const { server, names } = keep("Wide", "Narrow");
  const error = vi.fn();
  show(
    <QueryProvider>
      <Renaming server={server} error={error} />
    </QueryProvider>,
  );
  await expect.element(page.getByRole("button", { name: "Wide" })).toBeVisible();
  await server.remove("Wide");
  await page.getByRole("button", { name: "Wide" }).click();
  await expect.element(page.getByRole("button", { name: "Wide" })).not.toBeInTheDocument();
  expect(error.mock.calls).toEqual([[DELETED]]);
  expect(names()).toEqual(["Narrow"]);

  await page.getByRole("button", { name: "Narrow" }).click();
  await expect.element(page.getByRole("button", { name: "Airy" })).toBeVisible();
});
