import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PlanProvider } from "#domain/plan/plan.tsx";
import { keepProfiles, type Profile } from "#domain/profiles/profile-list.ts";
import { UpsellContext } from "#domain/upsell.ts";
import { MemoryRouter, show } from "#ui/testing.tsx";
import { EditorScreen } from "../index.ts";
import { button, chooseInLooksMenu, field, red, startClean } from "../testing/controls.ts";
import { choose } from "../testing/show-editor.tsx";

startClean();

const USER = "ada";
const TEXTS = { credit: "© Jo", rights: "", location: "", exportName: "", artist: "" };

function profileOf(id: string, name: string): Profile {
  return { id, name, ...TEXTS, logo: null, look: null, changedAt: "2026-11-27T10:00:00.000Z" };
}

test("on Free a new profile leads to the upgrade, and profiles of an earlier plan have no row and no keys", async () => {
  keepProfiles(USER, [profileOf("1", "Ada Lind"), profileOf("2", "Jo Weiss")]);
  const upsell = vi.fn();
  show(
    <PlanProvider plan="free">
      <MemoryRouter>
        <UpsellContext value={upsell}>
          <EditorScreen user={USER} />
        </UpsellContext>
      </MemoryRouter>
    </PlanProvider>,
  );
  await choose(await red());
  await expect.element(button("Looks menu")).toBeVisible();
  await userEvent.keyboard("{Alt>}2{/Alt}");
  expect(page.getByRole("radiogroup", { name: "Profile", exact: true }).elements()).toEqual([]);
  await expect.element(field("Photo credit")).toHaveValue("");
  await chooseInLooksMenu("New profile");
  expect(upsell).toHaveBeenCalledOnce();
});
