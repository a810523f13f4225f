import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { show } from "#ui/testing.tsx";
import { NameForm } from "./NameForm.tsx";

test("typing replaces the name that a look has", async () => {
  const names: string[] = [];
  show(
    <Dialog open onClose={() => undefined} title="Rename">
      <NameForm initial="Ines wide" action={() => "Rename"} onName={(name) => names.push(name)} />
    </Dialog>,
  );
  await expect.element(page.getByLabelText("Name of the look")).toHaveFocus();
  await userEvent.keyboard("Ines deep{Enter}");
  expect(names).toEqual(["Ines deep"]);
});
