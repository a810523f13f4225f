/**
 * Times the frames of the wall view with 200 photos: panned, zoomed, dragged. A page that only asks for frames shows what the
 * machine can do.
 */
import { chromium, type Page } from "playwright";
import { CHROMIUM_ARGS, chromiumPath } from "../test/chromium/find.ts";
import { largePhotoPath } from "../test/photos/index.ts";
import { startProduct } from "../test/product/server.ts";
import { openEditor, told } from "./lib/editor-browser.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const PHOTOS = 200;
/** Frames of each movement. */
const FRAMES = 180;

interface Frames {
  /** Milliseconds between frames. */
  readonly middle: number;
  readonly slowest: number;
  /** Frames that took more than two of 60 in a second. */
  readonly late: number;
}

export async function benchWall(): Promise<void> {
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const page = await openEditor(product, await browser.newPage({ baseURL: product.origin }));
    const rows = [row("an idle page", await framesOf(page, ""))];
    const photo = await largePhotoPath(12);
    await page.getByLabel("Add photos", { exact: true }).setInputFiles(Array.from({ length: PHOTOS }, () => photo));
    await told(page, `${PHOTOS} loaded successfully`);
    const start = performance.now();
    await page.keyboard.press("w");
    await page.locator("ol[aria-label=Wall] canvas[data-drawn=true]").first().waitFor();
    console.log(`\nThe wall of ${PHOTOS} photos opens in ${(performance.now() - start).toFixed(0)} ms\n`);
    rows.push(row("pan", await framesOf(page, "pan")), row("zoom to all and back", await framesOf(page, "zoom")));
    const box = await page.locator("ol[aria-label=Wall] [data-photo]").nth(2).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 20);
    rows.push(row("drag a work", await framesOf(page, "drag")));
    console.log(table([["movement", "median frame", "slowest", `late of ${FRAMES}`], ...rows]));
  } finally {
    await browser.close();
    await product.stop();
  }
}

function row(name: string, { middle, slowest, late }: Frames): string[] {
  return [name, `${middle.toFixed(1)} ms`, `${slowest.toFixed(0)} ms`, String(late)];
}

/** Moves the wall with each frame. */
async function framesOf(page: Page, movement: "" | "pan" | "zoom" | "drag"): Promise<Frames> {
  const times = await page.evaluate(
    async ([kind, count]) => {
      const room = document.querySelector(".wall-room");
      const found: number[] = [];
      for (let frame = 0; frame < count; frame += 1) {
        const there = frame < count / 2;
        const at = { clientX: 720, clientY: 400, bubbles: true, cancelable: true };
        if (kind === "pan") room?.dispatchEvent(new WheelEvent("wheel", { ...at, deltaY: there ? 40 : -40 }));
        if (kind === "zoom")
          room?.dispatchEvent(new WheelEvent("wheel", { ...at, deltaY: there ? 12 : -12, ctrlKey: true }));
        if (kind === "drag")
          room?.dispatchEvent(
            new PointerEvent("pointermove", { ...at, pointerId: 1, isPrimary: true, clientX: 300 + 4 * frame }),
          );
        found.push(await new Promise(requestAnimationFrame));
      }
      return found;
    },
    [movement, FRAMES] as const,
  );
  const lengths = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  return {
    middle: median(lengths),
    slowest: Math.max(...lengths),
    late: lengths.filter((length) => length > 2000 / 60).length,
  };
}
