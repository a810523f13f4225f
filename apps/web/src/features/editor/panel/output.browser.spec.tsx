import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, red, renamed, startClean } from "../testing/controls.ts";
import { hdrPhoto } from "../../../../../../tools/photos/hdr/index.ts";
import { choose, showEditor } from "../testing/show-editor.tsx";

startClean();

const exportSize = page.getByRole("combobox", { name: "Export size", exact: true });
const longSide = page.getByRole("spinbutton", { name: "Long side (px)", exact: true });
const quality = page.getByRole("slider", { name: "Quality", exact: true });
const keepHdr = page.getByRole("switch", { name: "Keep HDR", exact: true });
const method = page.getByRole("status", { name: "Export method", exact: true });

test("a long side limits the size of the export", async () => {
  await showEditor("free");
  await choose(await red());
  await expect.element(page.getByText("350 × 250 px")).toBeVisible();
  await userEvent.selectOptions(exportSize, "Long side");
  await userEvent.fill(longSide, "300");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("300 × 214 px")).toBeVisible();
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Social preset" }), "square-1x1");
  await expect.element(longSide).not.toBeInTheDocument();
  await expect.element(exportSize).toHaveValue("full");
  await expect.element(page.getByText("1080 × 1080", { exact: true })).toBeVisible();
});

test("a file size is chosen by service or typed, limits the estimate, and is named in the export method", async () => {
  const service = page.getByRole("combobox", { name: "For", exact: true });
  const atMost = page.getByRole("spinbutton", { name: "At most (KB)", exact: true });
  await showEditor("free");
  await choose(await renamed("sampling-444", "dunes.jpg"));
  await expect.element(method).toHaveTextContent("Lossless JPEG");
  await userEvent.selectOptions(exportSize, "File size");
  await expect.element(atMost).toHaveValue("2000");
  await expect.element(method).toHaveTextContent("Lossless JPEG");
  await userEvent.selectOptions(service, "E-mail (5 MB)");
  await expect.element(atMost).toHaveValue("5000");
  await userEvent.selectOptions(service, "Custom");
  await expect.element(service).toHaveValue("custom");
  await userEvent.fill(atMost, "30");
  await userEvent.keyboard("{Enter}");
  await expect.element(method).toHaveTextContent("JPEG (quality will be set to fit 30 KB)");
  await expect.element(page.getByText("30 KB", { exact: true })).toBeVisible();
  await userEvent.click(button("Export"));
  await expect.element(method).toHaveTextContent(/JPEG \d\d % \((quality set|reduced to .*) to fit 30 KB\)/);
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Social preset" }), "square-1x1");
  await expect.element(exportSize).toHaveValue("file");
  await userEvent.click(page.getByRole("radio", { name: "PNG" }));
  await expect.element(atMost).not.toBeInTheDocument();
});

test("the quality is named in the export method, and not offered for PNG", async () => {
  await showEditor("free");
  await choose(await red());
  await expect.element(keepHdr).not.toBeInTheDocument();
  await userEvent.fill(quality, "80");
  await expect.element(method).toHaveTextContent("JPEG 80 %");
  await userEvent.click(page.getByRole("radio", { name: "WebP" }));
  await expect.element(method).toHaveTextContent("WebP 80 %");
  await userEvent.click(page.getByRole("radio", { name: "PNG" }));
  await expect.element(method).toHaveTextContent("PNG");
  await expect.element(quality).not.toBeInTheDocument();
});

test("only HDR photos offer to keep HDR, which the export method names", async () => {
  await showEditor("free");
  await choose(new File([hdrPhoto("pixel")], "hdr.jpg", { type: "image/jpeg" }));
  await expect.element(method).toHaveTextContent(/JPEG.*, HDR/);
  await userEvent.click(keepHdr);
  await expect.element(method).not.toHaveTextContent("HDR");
});

test("on Free the export menu names further sizes, which lead to the plans", async () => {
  const { upsell } = await showEditor("free");
  await choose(await red());
  await userEvent.click(button("More ways to export"));
  await userEvent.click(page.getByRole("button", { name: "Also export PRO" }));
  expect(upsell).toHaveBeenCalledOnce();
});

test("further sizes are counted, and the selected one is not offered again", async () => {
  await showEditor("pro");
  await choose(await red());
  await userEvent.click(button("More ways to export"));
  const sizes = page.getByRole("group", { name: "Also export", exact: true });
  const frames = () => [...document.querySelectorAll<HTMLCanvasElement>(".also-export canvas")];
  await expect
    .poll(() => frames().map(({ width, height }) => (width / height).toFixed(1)))
    .toEqual(["0.8", "0.8", "0.6", "1.0", "1.8", "1.4"]);
  await userEvent.click(sizes.getByRole("checkbox", { name: "Web 2048 px", exact: true }));
  await userEvent.click(sizes.getByRole("checkbox", { name: "Instagram 3:4", exact: true }));
  await expect.element(page.getByText("1 photo in 3 sizes, one ZIP")).toBeVisible();
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Social preset" }), "instagram-3x4");
  await expect.element(sizes.getByRole("checkbox", { name: "Instagram 3:4", exact: true })).toBeDisabled();
  await expect.element(page.getByText("1 photo in 2 sizes, one ZIP")).toBeVisible();
});

test("the list of presets has pixels and aliases, and the closed control the short name", async () => {
  await showEditor("pro");
  const preset = page.getByRole("combobox", { name: "Social preset" });
  const names = [...preset.element().querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(names).toContain("Story, Reel cover, TikTok\u20031080 × 1920");
  expect(names).toContain("Instagram post, safe area\u20031080 × 1350");
  await userEvent.selectOptions(preset, "story-9x16");
  await expect.poll(() => preset.element().parentElement?.dataset["short"]).toBe("Story 9:16");
});

test("shape and preset turn each other off, and the message brings the other back", async () => {
  await showEditor("pro");
  await choose(await red());
  const preset = page.getByRole("combobox", { name: "Social preset" });
  await userEvent.click(button("Frame"));
  const shape = page.getByRole("combobox", { name: "Shape" });
  await userEvent.selectOptions(shape, "16:9");
  await userEvent.selectOptions(preset, "square-1x1");
  await expect.element(shape).toHaveValue("photo");
  await userEvent.click(page.getByRole("status").getByRole("button", { name: "Undo" }));
  await expect.element(shape).toHaveValue("16:9");
  await expect.element(preset).toHaveValue("original");
  await userEvent.selectOptions(preset, "square-1x1");
  await userEvent.selectOptions(shape, "4:5");
  await expect.element(preset).toHaveValue("original");
  await expect.element(page.getByText("Square 1:1 turned off: the shape sets the canvas")).toBeVisible();
});
