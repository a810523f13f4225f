import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, field, preview, red, renamed, startClean } from "./testing/controls.ts";
import {
  catchDownloads,
  choose,
  drop,
  plainPhoto,
  previewColour,
  showEditor,
  shownName,
  thumbnailNames,
} from "./testing/show-editor.tsx";

startClean();

describe("loading photos", () => {
  test("an empty editor shows where the preview will be", async () => {
    await showEditor("free");
    await expect.element(page.getByText("Your preview will appear here after you add a photo")).toBeVisible();
    await expect.element(page.getByText("No thumbnails yet")).toBeVisible();
    await userEvent.click(button("Export"));
    await expect.element(page.getByText("No images to export.")).toBeVisible();
    await userEvent.click(button("Clear"));
    await expect.element(page.getByText("Cleared.")).toBeVisible();
  });

  test("Export is filled only once there is something to export", async () => {
    await showEditor("free");
    await expect.element(button("Export")).toHaveClass("button-line");
    await choose(await red());
    await expect.element(button("Export")).toHaveClass("button-filled");
  });

  test("the wide bar has a button to install Matte where the browser offers it", async () => {
    await showEditor("free");
    await expect.element(button("Install app")).not.toBeInTheDocument();
    const prompt = vi.fn(async () => ({ outcome: "dismissed" }));
    dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
    await userEvent.click(button("Install app"));
    expect(prompt).toHaveBeenCalledOnce();
    await expect.element(button("Install app")).not.toBeInTheDocument();
  });

  test("a press on the empty stage opens the file picker", async () => {
    await showEditor("free");
    const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    page.getByLabelText("Add photos").element().addEventListener("click", opened);
    const stage = page.getByRole("main").element().querySelector(".editor-stage");
    const { left, top } = stage!.getBoundingClientRect();
    const hit = document.elementFromPoint(left + 20, top + 20);
    expect(hit?.textContent).toBe("Add photos");
    (hit as HTMLElement).click();
    expect(opened).toHaveBeenCalledOnce();
  });

  test("a sample photo is framed like any other", async () => {
    await showEditor("free");
    await userEvent.click(button("Try a sample photo"));
    await expect.element(field("Subject name")).toHaveValue("Dunes");
    await expect.poll(thumbnailNames).toEqual(["dunes.jpg"]);
  });

  test("the first photo of one’s own takes the sample photo’s place, so that Free exports it", async () => {
    const { upsell } = await showEditor("free");
    await userEvent.click(button("Try a sample photo"));
    await expect.poll(thumbnailNames).toEqual(["dunes.jpg"]);
    await userEvent.upload(page.getByLabelText("Add photos"), await red());
    await expect.poll(thumbnailNames).toEqual(["harbour-dawn.png"]);
    expect(shownName()).toBe("harbour-dawn.png");
    const downloads = catchDownloads();
    await userEvent.click(button("Export"));
    await expect.poll(() => downloads.length).toBe(1);
    expect(upsell).not.toHaveBeenCalled();
  });

  test("a sample photo that cannot be fetched is reported", async () => {
    await showEditor("free");
    vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("offline"));
    await userEvent.click(button("Try a sample photo"));
    await expect.element(page.getByRole("alert")).toHaveTextContent("Couldn’t load the sample photo. Try again.");
    expect(thumbnailNames()).toEqual([]);
  });

  test("a photo is shown with its matte, its subject and its size", async () => {
    await showEditor("free");
    await choose(await red());
    await expect.element(page.getByText("1 loaded successfully")).toBeVisible();
    await expect.element(field("Subject name")).toHaveValue("Harbour Dawn");
    await expect.element(page.getByText("350 × 250 px")).toBeVisible();
    await expect.element(page.getByRole("status", { name: "Export method" })).toHaveTextContent("JPEG 95 %");
    await expect.element(button("harbour-dawn.png")).toHaveAttribute("title", "harbour-dawn.png");
    await expect.poll(() => previewColour(0.01, 0.01)).toEqual([255, 255, 255]);
    const [r = 0, g = 255, b = 255] = previewColour(0.5, 0.5);
    expect(r > 180 && g < 30 && b < 50).toBe(true);
  });

  test("camera data are listed, and part of the preview’s description when they are printed", async () => {
    await showEditor("free");
    await choose(await renamed("fujifilm-x-t5", "old quay.jpg"));
    await expect.element(page.getByText("Fujifilm X-T5")).toBeVisible();
    await userEvent.click(page.getByRole("switch", { name: "Show metadata" }));
    await userEvent.fill(field("Photo credit"), "Photo by Ada");
    await expect.element(preview()).toHaveAccessibleDescription(/^Old Quay Photo by Ada Fujifilm X-T5 /);
  });

  test("damaged files are counted in one message and listed with their reasons, and the others load", async () => {
    await showEditor("pro");
    const tooLarge = await renamed("jpeg-too-large", "endless.jpg");
    drop(await red(), await renamed("jpeg-half", "half.jpg"), tooLarge, await plainPhoto("quay.png", "blue"));
    await expect.element(page.getByText("2 loaded successfully")).toBeVisible();
    await expect.element(page.getByRole("alert")).toHaveTextContent("2 files couldn’t be loaded");
    const failed = page.getByRole("list", { name: "Photos that could not be loaded" });
    await expect
      .element(failed.getByRole("listitem").first())
      .toHaveAccessibleDescription(/^“half\.jpg” is incomplete/);
    await expect
      .element(failed.getByRole("listitem").last())
      .toHaveAccessibleDescription(/^“endless\.jpg” is larger than/);
    expect(thumbnailNames()).toEqual(["harbour-dawn.png", "quay.png"]);
  });

  test("files that are dragged over the window show where to drop them; text does not", async () => {
    await showEditor("free");
    const hint = page.getByText("Drop your image here");
    const [files, words] = [new DataTransfer(), new DataTransfer()];
    files.items.add(await red());
    words.setData("text/plain", "words");
    const drag = (type: string, dataTransfer: DataTransfer | null = null): boolean =>
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    drag("dragover", words);
    drag("dragenter", files);
    await expect.element(hint).toBeVisible();
    drag("dragleave");
    await expect.element(hint).not.toBeInTheDocument();
    drag("dragover", words);
    await expect.element(hint).not.toBeInTheDocument();
  });

  test("an image can be pasted", async () => {
    await showEditor("free");
    const clipboardData = new DataTransfer();
    clipboardData.items.add(await red());
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    await expect.poll(thumbnailNames).toEqual(["harbour-dawn.png"]);
  });
});

describe("the list of photos", () => {
  test("the list can be stepped through up to its ends", async () => {
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
    await userEvent.click(button("Undo").first());
    await expect.poll(shownName).toBe("c.jpg");
    for (const name of ["Clear all", "Clear batch"]) {
      await userEvent.click(button(name));
      await expect.element(page.getByText("No thumbnails yet")).toBeVisible();
      await expect.element(page.getByText("Cleared.").first()).toBeVisible();
      await userEvent.keyboard("{Control>}z{/Control}");
      await expect.poll(thumbnailNames).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
    }
    await userEvent.click(button("b.jpg"));
    await expect.poll(shownName).toBe("b.jpg");
    for (const name of ["b.jpg", "a.jpg", "c.jpg"]) await userEvent.click(button(`Remove ${name}`));
    await expect.element(page.getByText("Your preview will appear here after you add a photo")).toBeVisible();
  });

  test("each photo has a subject of its own, and one can be copied to all", async () => {
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
