import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../testing.tsx";
import { DialogForm } from "./DialogForm.tsx";

function showForm({ ready = true, failure = null }: { readonly ready?: boolean; readonly failure?: string | null }) {
  const [cancel, submit] = [vi.fn(), vi.fn()];
  show(
    <DialogForm action="Save" ready={ready} failure={failure} onCancel={cancel} onSubmit={submit}>
      <input aria-label="Name" />
    </DialogForm>,
  );
  return { cancel, submit };
}

async function pressEnter(): Promise<void> {
  await userEvent.click(page.getByLabelText("Name"));
  await userEvent.keyboard("{Enter}");
}

test("the button and the Enter key submit once each, and Cancel does not submit", async () => {
  const { cancel, submit } = showForm({});
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  await pressEnter();
  await expect.poll(() => submit.mock.calls.length).toBe(2);
  await userEvent.click(page.getByRole("button", { name: "Cancel" }));
  await expect.poll(() => cancel.mock.calls.length).toBe(1);
  expect(submit).toHaveBeenCalledTimes(2);
});

test("a form that is not ready cannot be submitted, and shows the last error", async () => {
  const { submit } = showForm({ ready: false, failure: "The server does not answer." });
  await expect.element(page.getByRole("button", { name: "Save" })).toBeDisabled();
  await expect.element(page.getByRole("alert")).toHaveTextContent("The server does not answer.");
  await pressEnter();
  page.getByLabelText("Name").element().closest("form")?.requestSubmit();
  expect(submit).not.toHaveBeenCalled();
});
