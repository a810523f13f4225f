import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MemoryRouter, show } from "#ui/testing.tsx";
import { DataConnectionProvider, openDataConnection } from "#domain/data/index.ts";
import { InstallPart } from "./InstallPart.tsx";

const connection = openDataConnection("matte.test.install");
const install = page.getByRole("button", { name: "Install app", exact: true });

afterEach(() => void dispatchEvent(new Event("appinstalled")));

function showPart(): void {
  show(
    <MemoryRouter>
      <DataConnectionProvider connection={connection}>
        <main>
          <InstallPart />
        </main>
      </DataConnectionProvider>
    </MemoryRouter>,
  );
}

test("without an offer of the browser there is nothing to install", () => {
  showPart();
  expect(install.elements()).toEqual([]);
  expect(page.getByRole("listitem").elements()).toEqual([]);
});

test("the browser’s prompt is kept for the button, and opens once", async () => {
  showPart();
  const prompt = vi.fn(async () => ({ outcome: "dismissed" }));
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  await userEvent.click(install);
  expect(prompt).toHaveBeenCalledOnce();
  await expect.element(install).not.toBeInTheDocument();
});

test("Safari on iOS gets the two steps", async () => {
  Object.defineProperty(navigator, "standalone", { value: false, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "standalone"));
  showPart();
  await expect.element(page.getByRole("listitem").first()).toHaveTextContent("Tap Share in Safari’s bar");
  await expect.element(page.getByRole("listitem").last()).toHaveTextContent("Choose Add to Home Screen");
});
