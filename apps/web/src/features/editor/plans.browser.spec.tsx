import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, red, startClean } from "./testing/controls.ts";
import { catchDownloads, choose, drop, plainPhoto, showEditor, thumbnailNames } from "./testing/show-editor.tsx";

startClean();

describe("on Free", () => {
  test("settings of Pro are locked at their defaults, and every badge opens the upgrade dialog", async () => {
    localStorage.setItem(
      "matte.settings",
      JSON.stringify({ innerBorderSize: 40, metadataFont: "Lora", metadataDisplay: "lens" }),
    );
    const { upsell } = await showEditor("free");
    await expect.element(page.getByRole("slider", { name: "Inner stroke size" })).toBeDisabled();
    await expect.element(page.getByRole("slider", { name: "Inner stroke size" })).toHaveValue("1");
    await expect.element(page.getByRole("combobox", { name: "Metadata font" })).toBeDisabled();
    await expect.element(page.getByRole("combobox", { name: "Metadata font" })).toHaveValue("Inter");
    await expect.element(page.getByLabelText("Inner stroke colour", { exact: true })).toBeDisabled();
    await expect.element(page.getByLabelText("Inner stroke colour", { exact: true })).toHaveValue("#000000");
    await expect.element(page.getByLabelText("Logo", { exact: true })).toBeDisabled();
    await expect.element(page.getByRole("slider", { name: "Logo size" })).toBeDisabled();
    for (const name of ["Left", "Centre", "Right"])
      await expect
        .element(page.getByRole("radiogroup", { name: "Logo position" }).getByRole("radio", { name }))
        .toBeDisabled();
    const allBadges = page.getByRole("button", { name: /PRO/ });
    // Some rows are loaded after the first ones.
    await expect.poll(() => allBadges.elements().length).toBe(7);
    const badges = allBadges.elements();
    for (const badge of badges) await userEvent.click(badge);
    expect(upsell).toHaveBeenCalledTimes(7);
  });

  test("choosing camera, lens or EXIF alone opens the upgrade dialog and changes nothing", async () => {
    const { upsell } = await showEditor("free");
    for (const name of ["Camera", "Lens", "EXIF"])
      await userEvent.click(page.getByRole("radio", { name, exact: true }));
    expect(upsell).toHaveBeenCalledTimes(3);
    await expect.element(page.getByRole("radio", { name: "All", exact: true })).toBeChecked();
    await userEvent.click(page.getByRole("radio", { name: "None", exact: true }));
    await expect.element(page.getByRole("radio", { name: "None", exact: true })).toBeChecked();
  });

  test("only the first of several photos is loaded", async () => {
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

test("no setting is locked on Pro", async () => {
  await showEditor("pro");
  await expect.element(page.getByRole("slider", { name: "Logo size" })).toBeEnabled();
  await expect.element(page.getByLabelText("Logo", { exact: true })).toBeEnabled();
  await expect.element(page.getByRole("combobox", { name: "Metadata font" })).toBeEnabled();
  expect(page.getByRole("button", { name: /PRO/ }).elements()).toEqual([]);
  for (const name of ["Camera", "Lens", "EXIF"]) {
    await userEvent.click(page.getByRole("radio", { name, exact: true }));
    await expect.element(page.getByRole("radio", { name, exact: true })).toBeChecked();
  }
});

describe("exporting", () => {
  test("the exported file is as the status line described it", async () => {
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

  test("several photos are exported as one ZIP on Pro", async () => {
    const downloads = catchDownloads();
    await showEditor("pro");
    await choose(await plainPhoto("a.jpg", "red"), await plainPhoto("b.jpg", "green"));
    await userEvent.click(button("Export"));
    await expect.element(page.getByText("Batch exported as ZIP")).toBeVisible();
    const names = (await Promise.all(downloads)).map(({ name }) => name);
    expect(names).toEqual([expect.stringMatching(/^matte-batch-\d{8}-[a-z\d]{6}\.zip$/)]);
    await userEvent.click(button("Remove a.jpg"));
    await userEvent.click(button("Export"));
    await expect.poll(() => downloads.length).toBe(2);
    expect((await downloads[1])?.name).toMatch(/-b\.jpeg$/);
  });
});
