import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, field, renamed, startClean } from "./testing/controls.ts";
import { catchDownloads, choose, plainPhoto, showEditor } from "./testing/show-editor.tsx";

startClean();

const method = () => page.getByRole("status", { name: "Export method" });
const GREY = "JPEG 95 % (grey photo, coloured frame)";

test("a reason against lossless framing is shown before the export", async () => {
  const downloads = catchDownloads();
  await showEditor("pro");
  await choose(await renamed("progressive-grey", "quay.jpg"));
  await expect.element(method()).toHaveTextContent(/^Lossless JPEG$/);
  await userEvent.fill(field("Outer matte colour"), "#D8D2C6");
  await expect.element(method()).toHaveTextContent(GREY);
  await userEvent.click(button("Export"));
  await expect.element(page.getByText("Image exported")).toBeVisible();
  expect(downloads).toHaveLength(1);
  await expect.element(page.getByText(/was exported as/)).not.toBeInTheDocument();
  await userEvent.fill(field("Outer matte colour"), "#FFFFFF");
  await expect.element(method()).toHaveTextContent(/^Lossless JPEG$/);
});

test("damaged data are found and shown before the export", async () => {
  await showEditor("pro");
  const whole = await renamed("sampling-422", "quay.jpg");
  await choose(
    new File([whole.slice(0, whole.size - 4000), Uint8Array.of(0xff, 0xd9)], "quay.jpg", { type: whole.type }),
  );
  await expect.element(method()).toHaveTextContent("JPEG 95 % (damaged data)");
});

test("a picture that is too large for the browser is reported before the export", async () => {
  await showEditor("pro");
  await choose(await plainPhoto("horizon.png", "#456", 20_000, 10));
  await expect.element(method()).toHaveTextContent("JPEG 95 %");
  await userEvent.fill(page.getByRole("spinbutton", { name: "Outer matte size" }), "30");
  await expect.element(method()).toHaveTextContent("Too large to export");
  await userEvent.fill(page.getByRole("spinbutton", { name: "Outer matte size" }), "10");
  await expect.element(method()).toHaveTextContent("JPEG 95 %");
});
