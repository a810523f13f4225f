import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fixture } from "../../lib/photos/testing/fixtures.ts";
import { toasts } from "../../ui/index.ts";
import {
  catchDownloads,
  choose,
  drop,
  plainPhoto,
  previewCanvas,
  previewColour,
  showEditor,
  shownName,
  thumbnailNames,
} from "./testing/show-editor.tsx";

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});
afterEach(() => {
  toasts.remove();
  vi.restoreAllMocks();
});

const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const preview = () => page.getByRole("img", { name: "Preview" });
const red = () => plainPhoto("harbour-dawn.jpg", "#c01020");

async function renamed(name: Parameters<typeof fixture>[0], fileName: string): Promise<File> {
  return new File([await fixture(name)], fileName, { type: "image/jpeg" });
}

describe("loading", () => {
  test("an empty editor says where the preview will be", async () => {
    await showEditor("free");
    await expect.element(page.getByText("Your preview will appear here after you add a photo")).toBeVisible();
    await expect.element(page.getByText("No thumbnails yet")).toBeVisible();
    await userEvent.click(button("Export"));
    await expect.element(page.getByText("No images to export.")).toBeVisible();
    await userEvent.click(button("Clear"));
    await expect.element(page.getByText("Cleared.")).toBeVisible();
  });

  test("a photo is shown with its matte, its subject and its size", async () => {
    await showEditor("free");
    await choose(await red());
    await expect.element(page.getByText("1 loaded successfully")).toBeVisible();
    await expect.element(field("Subject name")).toHaveValue("Harbour Dawn");
    await expect.element(page.getByText("350 × 250 px")).toBeVisible();
    await expect.element(page.getByRole("status", { name: "Export method" })).toHaveTextContent("JPEG 95 %");
    await expect.element(button("harbour-dawn.jpg")).toHaveAttribute("title", "harbour-dawn.jpg");
    await expect.poll(() => previewColour(0.01, 0.01)).toEqual([255, 255, 255]);
    const [r = 0, g = 255, b = 255] = previewColour(0.5, 0.5);
    expect(r > 180 && g < 30 && b < 50).toBe(true);
  });

  test("what the camera wrote is listed, and described line by line when it is printed", async () => {
    await showEditor("free");
    await choose(await renamed("fujifilm-x-t5", "old quay.jpg"));
    await expect.element(page.getByText("X-T5")).toBeVisible();
    await userEvent.click(page.getByRole("switch", { name: "Show metadata" }));
    await userEvent.fill(field("Photo credit"), "Photo by Ada");
    await expect.element(preview()).toHaveAccessibleDescription(/^Old Quay Photo by Ada X-T5 /);
  });

  test("a damaged file is named, and the others load", async () => {
    await showEditor("pro");
    drop(await red(), await renamed("jpeg-half", "half.jpg"), await plainPhoto("quay.png", "blue"));
    await expect.element(page.getByText("2 loaded successfully")).toBeVisible();
    await expect.element(page.getByRole("alert")).toHaveTextContent("half.jpg");
    expect(thumbnailNames()).toEqual(["harbour-dawn.jpg", "quay.png"]);
  });

  test("pictures are pasted, text stays with its field", async () => {
    await showEditor("free");
    const clipboardData = new DataTransfer();
    clipboardData.items.add(await red());
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    await expect.poll(thumbnailNames).toEqual(["harbour-dawn.jpg"]);
  });
});

describe("the list", () => {
  test("is stepped through, and ends at its ends", async () => {
    await showEditor("pro");
    await choose(
      await plainPhoto("a.jpg", "red"),
      await plainPhoto("b.jpg", "green"),
      await plainPhoto("c.jpg", "blue"),
    );
    expect(shownName()).toBe("a.jpg");
    await expect.element(button("Previous")).toBeDisabled();
    await userEvent.click(button("Next"));
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(shownName).toBe("c.jpg");
    await expect.element(button("Next")).toBeDisabled();
    await userEvent.click(button("Remove c.jpg"));
    await expect.poll(shownName).toBe("a.jpg");
    await userEvent.click(button("Undo"));
    await expect.poll(shownName).toBe("c.jpg");
    await userEvent.click(button("Clear all"));
    await expect.element(page.getByText("No thumbnails yet")).toBeVisible();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.poll(thumbnailNames).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
  });

  test("gives each photo its own subject, or one to all", async () => {
    await showEditor("pro");
    await choose(await plainPhoto("harbour.jpg", "red"), await plainPhoto("IMG_0001.jpg", "green"));
    await expect.element(field("Subject name")).toHaveValue("Harbour");
    await userEvent.click(button("Next"));
    await expect.element(field("Subject name")).toHaveValue("");
    await userEvent.fill(field("Subject name"), "Quay");
    await userEvent.click(button("Previous"));
    await expect.element(field("Subject name")).toHaveValue("Harbour");
    await userEvent.click(button("Use for all photos"));
    await userEvent.click(button("Next"));
    await expect.element(field("Subject name")).toHaveValue("Harbour");
  });
});

describe("settings", () => {
  test("change the preview, and are undone a gesture at a time", async () => {
    await showEditor("free");
    await choose(await red());
    await userEvent.click(button("4 inch"));
    await expect.element(page.getByText("398 × 298 px")).toBeVisible();
    await userEvent.click(
      page.getByRole("group", { name: "Outer matte swatches" }).getByRole("button", { name: "Black" }),
    );
    await expect.poll(() => previewColour(0.01, 0.01)).toEqual([0, 0, 0]);
    await userEvent.fill(page.getByRole("spinbutton", { name: "Outer matte size, percent of width" }), "30");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("slider", { name: "Outer matte size" })).toHaveValue("30");
    await userEvent.click(button("Undo"));
    await expect.element(page.getByRole("slider", { name: "Outer matte size" })).toHaveValue("16");
    await userEvent.click(button("Undo"));
    await expect.poll(() => previewColour(0.01, 0.01)).toEqual([255, 255, 255]);
    await userEvent.click(button("Redo"));
    await expect.poll(() => previewColour(0.01, 0.01)).toEqual([0, 0, 0]);
  });

  test("a word typed is one step", async () => {
    await showEditor("free");
    await userEvent.click(field("Photo credit"));
    await userEvent.keyboard("Ada");
    await expect.element(field("Photo credit")).toHaveValue("Ada");
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.element(field("Photo credit")).toHaveValue("");
    await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    await expect.element(field("Photo credit")).toHaveValue("Ada");
  });

  test("are reset, subjects too, and come back", async () => {
    await showEditor("pro");
    await choose(await red());
    await userEvent.fill(field("Location"), "Pier 9");
    await userEvent.click(page.getByRole("radio", { name: "PNG" }));
    await userEvent.click(button("Reset settings"));
    await expect.element(field("Location")).toHaveValue("");
    await expect.element(field("Subject name")).toHaveValue("");
    await expect.element(page.getByRole("radio", { name: "PNG" })).toBeChecked();
    await userEvent.click(button("Undo"));
    await expect.element(field("Location")).toHaveValue("Pier 9");
    await expect.element(field("Subject name")).toHaveValue("Harbour Dawn");
  });

  test("are there again next time, without the subject on a new photo", async () => {
    await showEditor("pro");
    await userEvent.fill(field("Subject name"), "Typed before");
    await userEvent.fill(field("Photo credit"), "Ada");
    await expect.poll(() => localStorage.getItem("matte.settings") ?? "").toContain('"photoBy":"Ada"');
    document.body.replaceChildren();
    await showEditor("pro");
    await expect.element(field("Photo credit")).toHaveValue("Ada");
    await choose(await plainPhoto("IMG_1.jpg", "red"));
    await expect.element(field("Subject name")).toHaveValue("");
  });

  test("a logo is drawn, moved to the centre by text on the right, and removed", async () => {
    await showEditor("pro");
    await choose(await red());
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path fill="#00f" d="M0 0h4v1H0z"/></svg>';
    await userEvent.upload(
      page.getByLabelText("Logo", { exact: true }),
      new File([drawing], "mark.svg", { type: "image/svg+xml" }),
    );
    await expect.element(button("Remove logo")).toBeVisible();
    await userEvent.click(page.getByRole("switch", { name: "Show metadata" }));
    await expect.poll(() => previewColour(0.85, 0.92)).toEqual([0, 0, 255]);
    await userEvent.fill(field("Photo credit"), "Ada");
    await expect.element(page.getByText("Centred while text is on the right.")).toBeVisible();
    await expect.poll(() => previewColour(0.5, 0.92)).toEqual([0, 0, 255]);
    await userEvent.click(button("Remove logo"));
    await expect.poll(() => previewColour(0.5, 0.92)).toEqual([255, 255, 255]);
    await userEvent.click(button("Undo"));
    await expect.poll(() => previewColour(0.5, 0.92)).toEqual([0, 0, 255]);
  });
});

describe("on Free", () => {
  test("what Pro adds is locked at its defaults, and every badge leads to it", async () => {
    localStorage.setItem(
      "matte.settings",
      JSON.stringify({ innerBorderSize: 40, metadataFont: "Lora", metadataDisplay: "lens" }),
    );
    const { upsell } = await showEditor("free");
    await expect.element(page.getByRole("slider", { name: "Inner stroke size" })).toBeDisabled();
    await expect.element(page.getByRole("slider", { name: "Inner stroke size" })).toHaveValue("1");
    await expect.element(page.getByRole("combobox", { name: "Metadata font" })).toBeDisabled();
    await expect.element(page.getByRole("combobox", { name: "Metadata font" })).toHaveValue("Inter");
    await expect.element(page.getByRole("slider", { name: "Logo size" })).toBeDisabled();
    const badges = page.getByRole("button", { name: /PRO/ }).elements();
    expect(badges).toHaveLength(5);
    for (const badge of badges) await userEvent.click(badge);
    expect(upsell).toHaveBeenCalledTimes(5);
  });

  test("choosing camera, lens or EXIF alone leads to Pro and changes nothing", async () => {
    const { upsell } = await showEditor("free");
    for (const name of ["Camera", "Lens", "EXIF"])
      await userEvent.click(page.getByRole("radio", { name, exact: true }));
    expect(upsell).toHaveBeenCalledTimes(3);
    await expect.element(page.getByRole("radio", { name: "All" })).toBeChecked();
    await userEvent.click(page.getByRole("radio", { name: "None" }));
    await expect.element(page.getByRole("radio", { name: "None" })).toBeChecked();
  });

  test("of several photos the first is loaded", async () => {
    const { upsell } = await showEditor("free");
    drop(await plainPhoto("a.jpg", "red"), await plainPhoto("b.jpg", "green"));
    await expect.element(page.getByText("Free version allows 1 image at a time. Upgrade for batch.")).toBeVisible();
    await expect.poll(thumbnailNames).toEqual(["a.jpg"]);
    expect(upsell).toHaveBeenCalledOnce();
    drop(await plainPhoto("b.jpg", "green"));
    await expect.poll(thumbnailNames).toEqual(["a.jpg", "b.jpg"]);
    await userEvent.click(button("Export"));
    await expect.element(page.getByText("Batch export is Pro only.")).toBeVisible();
    expect(upsell).toHaveBeenCalledTimes(2);
  });
});

describe("exporting", () => {
  test("delivers the file that the status line promised", async () => {
    const downloads = catchDownloads();
    await showEditor("pro");
    await choose(await red());
    await userEvent.click(page.getByRole("radio", { name: "PNG" }));
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect.element(page.getByText("Image exported")).toBeVisible();
    const file = await downloads[0];
    expect(file?.name).toMatch(/^matte-[a-z0-9]{4}-\d{8}-harbour-dawn\.png$/);
    const { width, height } = await createImageBitmap(file?.blob ?? new Blob());
    await expect.element(page.getByText(`${width} × ${height} px`)).toBeVisible();
    await expect.element(button("Export")).toBeEnabled();
  });

  test("gives Pro a file for each photo", async () => {
    const downloads = catchDownloads();
    await showEditor("pro");
    await choose(await plainPhoto("a.jpg", "red"), await plainPhoto("b.jpg", "green"));
    await userEvent.click(button("Export"));
    await expect.element(page.getByText("2 images exported")).toBeVisible();
    expect((await Promise.all(downloads)).map(({ name }) => name.slice(-6))).toEqual(["a.jpeg", "b.jpeg"]);
  });
});

describe("the keyboard", () => {
  test("lists itself", async () => {
    await showEditor("free");
    await userEvent.keyboard("?");
    await expect.element(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  test("looks closely and back, pixel by pixel", async () => {
    await showEditor("free");
    await choose(await plainPhoto("large.jpg", "#c01020", 3000, 2000));
    await expect.poll(() => previewCanvas().width).toBeLessThan(1000);
    const whole = previewCanvas().width;
    await userEvent.keyboard("z");
    await expect.element(button("Zoom to 100 %")).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => previewColour(0.01, 0.01)[0]).toBeGreaterThan(180);
    await userEvent.keyboard("{ArrowLeft>20/}{ArrowUp>20/}");
    await expect.poll(() => previewColour(0.01, 0.01)).toEqual([255, 255, 255]);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => previewCanvas().width).toBe(whole);
  });

  test("leaves a field its own keys", async () => {
    await showEditor("pro");
    await choose(await plainPhoto("a.jpg", "red"), await plainPhoto("b.jpg", "green"));
    await userEvent.click(field("Location"));
    await userEvent.keyboard("z?{ArrowLeft}{ArrowRight}");
    await expect.element(field("Location")).toHaveValue("z?");
    expect(shownName()).toBe("a.jpg");
  });
});

describe("on a phone", () => {
  beforeEach(() => page.viewport(390, 844));

  test("everything is within reach in one column", async () => {
    await showEditor("pro");
    await choose(await plainPhoto("a.jpg", "red"), await plainPhoto("b.jpg", "green"));
    await expect.element(page.getByText("1 / 2")).toBeVisible();
    await userEvent.click(button("Next"));
    await expect.element(page.getByText("2 / 2")).toBeVisible();
    await userEvent.click(button("More"));
    await expect.element(page.getByRole("menuitemcheckbox", { name: "Dark mode" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  test("the preview stays while the settings scroll, and the bar makes room", async () => {
    await showEditor("free");
    await choose(await red());
    const tabs = page.getByRole("navigation", { name: "Settings sections" });
    await userEvent.click(tabs.getByRole("link", { name: "Output" }));
    await expect.element(tabs.getByRole("link", { name: "Output" })).toHaveAttribute("aria-current", "true");
    await expect.element(preview()).toBeInViewport();
    await expect.element(button("Export")).toBeInViewport();
    await expect.poll(() => Math.round(button("More").element().getBoundingClientRect().bottom)).toBeLessThanOrEqual(0);
    await userEvent.click(tabs.getByRole("link", { name: "Matte" }));
    await expect.poll(() => Math.round(button("More").element().getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    await expect.element(page.getByRole("heading", { name: "Matte" })).toBeInViewport();
  });
});
