import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startClean } from "../testing/controls.ts";
import { showEditor } from "../testing/show-editor.tsx";

startClean();

const CALL = "globalThis.hostile = true; fetch('/unwanted-script')";

/** Parts of a drawing that would run a script or fetch something on a page. */
const PARTS = [
  `<script>${CALL}</script>`,
  `<rect width="1" height="1" onload="${CALL}" onclick="${CALL}"/>`,
  `<image href="/unwanted-image" width="9" height="9" onerror="${CALL}"/>`,
  '<style>@import "/unwanted-style"; rect { fill: url("/unwanted-fill") }</style><rect width="9" height="9"/>',
  '<use href="/unwanted-use#a"/>',
  `<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="/unwanted-frame"/></foreignObject>`,
  `<a href="javascript:${CALL}"><rect width="9" height="9"/></a>`,
];

test.each(PARTS)("a logo with %s runs nothing and fetches nothing", async (part) => {
  await showEditor("pro");
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="${CALL}">${part}</svg>`;
  const file = new File([drawing], "hostile.svg", { type: "image/svg+xml" });
  await userEvent.upload(page.getByLabelText("Logo", { exact: true }), file);
  // Outcome: the logo, or a message rejecting it.
  await expect.element(page.getByRole("button", { name: "Remove logo" }).or(page.getByRole("alert"))).toBeVisible();
  expect("hostile" in globalThis).toBe(false);
  const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
  expect(fetched.filter((name) => name.includes("/unwanted-"))).toEqual([]);
});
