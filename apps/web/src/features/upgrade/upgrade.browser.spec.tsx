import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { useLocation, useSearch } from "wouter";
import { page, userEvent } from "vitest/browser";
import { markUnsavedWork } from "#domain/unsaved-work.ts";
import { useUpsell } from "#domain/upsell.ts";
import { Button, toasts, Toasts } from "#ui/index.ts";
import { MemoryRouter, show } from "#ui/testing.tsx";
import { UpgradeProvider } from "./UpgradeProvider.tsx";

afterEach(() => toasts.remove());

function Opener() {
  const upsell = useUpsell();
  return <Button onClick={() => upsell()}>See what Pro adds</Button>;
}

async function open(): Promise<void> {
  show(
    <MemoryRouter>
      <UpgradeProvider>
        <Opener />
      </UpgradeProvider>
      <Place />
    </MemoryRouter>,
  );
  await userEvent.click(page.getByRole("button", { name: "See what Pro adds" }));
  await expect.element(dialog()).toBeVisible();
}

function Place() {
  const [path] = useLocation();
  const search = useSearch();
  return <output>{search === "" ? path : `${path}?${search}`}</output>;
}

const dialog = () => page.getByRole("dialog", { name: "Upgrade to Pro" });

test("the dialog lists six benefits and both prices", async () => {
  await open();
  const benefits = dialog().getByRole("listitem").elements();
  expect(benefits.map((item) => item.firstElementChild?.nextSibling?.textContent)).toEqual([
    "Batch upload and ZIP export",
    "Inner strokes",
    "Logo upload",
    "Metadata control",
    "16+ fonts",
    "iOS app",
  ]);
  await expect.element(dialog().getByRole("radio", { name: /Yearly.*6\.99.*\$83\.88/ })).toBeChecked();
  await userEvent.click(dialog().getByRole("radio", { name: /Monthly.*14\.99/ }));
  await expect.element(dialog().getByRole("radio", { name: /Monthly/ })).toBeChecked();
});

test("a failure to load the dialog’s code is reported, and the next press tries again", async () => {
  const load = vi.fn(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
  show(
    <>
      <UpgradeProvider load={load}>
        <Opener />
      </UpgradeProvider>
      <Toasts />
    </>,
  );
  await userEvent.click(page.getByRole("button", { name: "See what Pro adds" }));
  await expect.element(page.getByRole("alert")).toHaveTextContent("Couldn’t load what Pro adds.");
  await userEvent.click(page.getByRole("button", { name: "See what Pro adds" }));
  expect(load).toHaveBeenCalledTimes(2);
});

test("on a phone the message that comes with the dialog does not cover it", async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  show(<Toasts />);
  // A message type that stays however long this takes.
  toasts.loading("Free version allows 1 image at a time. Upgrade for batch.");
  toasts.loading("Loading 1 image…");
  await open();
  const ending = (): Animation[] =>
    document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await expect.poll(ending).toEqual([]);
  const feet = Array.from(document.querySelectorAll(".toast"), (toast) => toast.getBoundingClientRect().bottom);
  expect(feet).toHaveLength(2);
  expect(Math.max(...feet)).toBeLessThan(dialog().element().getBoundingClientRect().top);
});

test("the button leads to the checkout of the selected offer", async () => {
  await open();
  await userEvent.click(dialog().getByRole("radio", { name: /Monthly/ }));
  await userEvent.click(dialog().getByRole("button", { name: "Upgrade to Pro" }));
  await expect.element(page.getByRole("status")).toHaveTextContent("/checkout?plan=pro-monthly");
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("the checkout opens in another tab while the page holds photos, once even after a double click", async () => {
  const removeMark = markUnsavedWork();
  const opened = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await open();
  await userEvent.dblClick(dialog().getByRole("button", { name: "Upgrade to Pro" }));
  expect(opened).toHaveBeenCalledOnce();
  const [link] = opened.mock.contexts;
  expect(link).toMatchObject({ target: "_blank", rel: "noopener" });
  expect(link).toHaveProperty("href", `${location.origin}/checkout?plan=pro-annual`);
  await expect.element(page.getByRole("status")).toHaveTextContent("/");
  removeMark();
  opened.mockRestore();
});

test("the dialog can be closed by its button and by Escape, and opened again", async () => {
  await open();
  await userEvent.click(dialog().getByRole("button", { name: "Close" }));
  await expect.element(dialog()).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "See what Pro adds" }));
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
});
