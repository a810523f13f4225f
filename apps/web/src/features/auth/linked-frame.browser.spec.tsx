import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { lookLink } from "#domain/looks/look-link.ts";
import { show } from "#ui/testing.tsx";
import { LinkedFrame } from "./LinkedFrame.tsx";

const PAGE_URL = location.pathname + location.search;
afterEach(() => history.replaceState(null, "", PAGE_URL));

const sample = () => page.getByRole("img", { name: "A sample photo in the shared look" });

function colourAt(x: number, y: number): readonly number[] {
  const canvas = sample().element() as HTMLCanvasElement;
  return [...(canvas.getContext("2d")?.getImageData(x, y, 1, 1).data.subarray(0, 3) ?? [])];
}

test("the sample photo is drawn in the link's look, with the sender's words", async () => {
  const look = {
    version: 1,
    settings: { outerBorderColor: "#102030", outerBorderSize: 20, shape: "1:1" },
    texts: { photoBy: "Ines Morel" },
  } as const;
  const link = await lookLink(look, { origin: location.origin, pathname: PAGE_URL });
  history.replaceState(null, "", link);
  const drawn = vi.fn<() => void>();
  show(<LinkedFrame onDrawn={drawn} />);
  await expect.element(sample()).toBeVisible();
  expect(drawn).toHaveBeenCalled();
  expect(colourAt(5, 5)).toEqual([16, 32, 48]);
  const { width, height } = sample().element() as HTMLCanvasElement;
  expect(width).toBe(height);
  await expect.element(page.getByText("A look, shared with you")).toBeVisible();
});

test("nothing is drawn for a link without a readable look", async () => {
  history.replaceState(null, "", "#look=abcd");
  const drawn = vi.fn<() => void>();
  const element = show(<LinkedFrame onDrawn={drawn} />);
  await new Promise((done) => requestIdleCallback(done));
  expect(element.childElementCount).toBe(0);
  expect(drawn).not.toHaveBeenCalled();
});
