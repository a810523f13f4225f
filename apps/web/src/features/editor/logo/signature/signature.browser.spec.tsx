import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, startClean } from "../../testing/controls.ts";
import { showThree } from "../../testing/fields.ts";

startClean();

const pad = page.getByRole("img", { name: "Signature pad" });
const keeps = page.getByRole("switch", { name: "Keep its colours" });

async function openDialog(): Promise<void> {
  await showThree();
  await userEvent.click(button("Add signature"));
  await expect.element(pad).toBeVisible();
}

type Kind = "mouse" | "touch" | "pen";

/** Draws a line over the pad. */
function sign(pointerType: Kind, from: readonly [number, number], to: readonly [number, number], pressure = 0.5): void {
  const canvas = pad.element();
  const { left, top } = canvas.getBoundingClientRect();
  const send = (type: string, t: number): void => {
    const clientX = left + from[0] + t * (to[0] - from[0]);
    const clientY = top + from[1] + t * (to[1] - from[1]);
    const held = type === "pointerup" ? 0 : pressure;
    const init = { pointerId: 1, pointerType, pressure: held, clientX, clientY, bubbles: true, button: 0 };
    canvas.dispatchEvent(new PointerEvent(type, init));
  };
  send("pointerdown", 0);
  for (let step = 1; step <= 12; step += 1) send("pointermove", step / 12);
  send("pointerup", 1);
}

function inkOnPad(): number {
  const canvas = pad.element();
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error("No canvas");
  const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
  return data.filter((value, at) => at % 4 === 3 && value > 0).length;
}

test.each<Kind>(["mouse", "touch", "pen"])(
  "a signature drawn with a %s is the logo, in the text's colour",
  async (kind) => {
    await openDialog();
    await expect.element(button("Use this signature")).toBeDisabled();
    sign(kind, [40, 120], [240, 60]);
    await expect.poll(inkOnPad).toBeGreaterThan(200);
    await userEvent.click(button("Use this signature"));
    await expect.element(pad).not.toBeInTheDocument();
    await expect.element(page.getByRole("img", { name: "Signature", exact: true })).toBeVisible();
    await expect.element(keeps).not.toBeChecked();
    await userEvent.click(keeps);
    await expect.element(keeps).toBeChecked();
  },
);

test("several signatures have names of their own, in the library and for cameras", async () => {
  await openDialog();
  sign("mouse", [40, 120], [240, 60]);
  await userEvent.click(button("Use this signature"));
  await expect.element(button("Use Signature")).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(button("Add signature"));
  sign("mouse", [40, 60], [240, 60]);
  await userEvent.click(button("Use this signature"));
  await expect.element(button("Use Signature 2")).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(button("Remove Signature from your logos"));
  await userEvent.click(button("Add signature"));
  sign("mouse", [40, 120], [240, 120]);
  await userEvent.click(button("Use this signature"));
  await expect.element(button("Use Signature")).toHaveAttribute("aria-pressed", "true");
});

test("a pen that is pressed harder draws a wider line", async () => {
  await openDialog();
  sign("pen", [40, 60], [240, 60], 0.1);
  await expect.poll(inkOnPad).toBeGreaterThan(0);
  const light = inkOnPad();
  await userEvent.click(button("Clear"));
  await expect.poll(inkOnPad).toBe(0);
  sign("pen", [40, 60], [240, 60], 0.9);
  await expect.poll(inkOnPad).toBeGreaterThan(1.5 * light);
});

test("strokes are undone one by one, by button and key, and cleared at once", async () => {
  await openDialog();
  await expect.element(button("Undo").last()).toBeDisabled();
  sign("mouse", [40, 60], [240, 60]);
  await expect.poll(inkOnPad).toBeGreaterThan(0);
  const one = inkOnPad();
  sign("mouse", [40, 120], [240, 120]);
  await expect.poll(inkOnPad).toBeGreaterThan(one);
  await userEvent.click(button("Undo").last());
  await expect.poll(inkOnPad).toBe(one);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(inkOnPad).toBe(0);
  sign("mouse", [40, 60], [240, 60]);
  sign("mouse", [40, 120], [240, 120]);
  await userEvent.click(button("Clear"));
  await expect.poll(inkOnPad).toBe(0);
});

/** Paper in a falling light, with a blue stroke if wanted. */
async function paper(name: string, signed: boolean): Promise<File> {
  const context = new OffscreenCanvas(600, 300).getContext("2d")!;
  const light = context.createLinearGradient(0, 0, 600, 300);
  light.addColorStop(0, "#F4F1EA");
  light.addColorStop(1, "#9C9A96");
  context.fillStyle = light;
  context.fillRect(0, 0, 600, 300);
  context.strokeStyle = "#1E2E90";
  context.lineWidth = 7;
  context.beginPath();
  context.moveTo(100, 170);
  context.bezierCurveTo(240, 20, 300, 290, 500, 130);
  if (signed) context.stroke();
  const type = "image/jpeg";
  return new File([await context.canvas.convertToBlob({ type, quality: 0.9 })], name, { type });
}

function photoInput(): HTMLElement {
  return document.querySelector<HTMLElement>('.signature input[type="file"]')!;
}

test("a signature from a photo loses its paper, is turned on request, and is the logo", async () => {
  await openDialog();
  await userEvent.upload(photoInput(), await paper("signed.jpg", true));
  const found = page.getByRole("img", { name: "Your signature, without its paper" });
  await expect.element(found).toBeVisible();
  const widths = (): number => {
    const image = found.element();
    return image instanceof HTMLImageElement ? image.naturalWidth / image.naturalHeight : 0;
  };
  await expect.poll(widths).toBeGreaterThan(2);
  await userEvent.click(button("Turn"));
  await expect.poll(widths).toBeLessThan(0.5);
  await userEvent.click(button("Use this signature"));
  await expect.element(page.getByRole("img", { name: "Signature", exact: true })).toBeVisible();
  await expect.element(keeps).not.toBeChecked();
});

test("a photo without a signature, and a file that isn't a photo, are refused in words", async () => {
  await openDialog();
  await userEvent.upload(photoInput(), await paper("empty.jpg", false));
  await expect.element(page.getByRole("alert")).toHaveTextContent("no signature to see in “empty.jpg”");
  await userEvent.upload(photoInput(), new File(["?"], "notes.jpg", { type: "image/jpeg" }));
  await expect.element(page.getByRole("alert")).toHaveTextContent("“notes.jpg” isn’t an image");
  await expect.element(pad).toBeVisible();
});
