import { Link, Route, Switch } from "wouter";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MemoryRouter, show } from "#ui/testing.tsx";
import { App } from "./App.tsx";
import { LeavePage } from "./other-pages.tsx";
import { SafetyNet } from "./SafetyNet.tsx";

const home = location.href;

beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address) =>
    Response.json(address === "/api/session" ? { user: null } : { plan: null }),
  );
});
afterEach(() => {
  history.replaceState(null, "", home);
  vi.restoreAllMocks();
});

function visit(path: string): void {
  history.replaceState(null, "", path);
  show(<App />);
}

test("leaving the app for another document shows a loading message", async () => {
  const leave = vi.fn();
  show(<LeavePage leave={leave} />);
  await expect.element(page.getByRole("status")).toHaveTextContent("Loading");
  expect(leave).toHaveBeenCalled();
});

test("an unknown URL shows the app’s own page", async () => {
  visit("/no/such/page");
  await expect.element(page.getByRole("heading", { name: "Nothing hangs here" })).toBeVisible();
  // The page is a separate file, rendered a moment before its title.
  await expect.poll(() => document.title).toBe("Not found · Matte");
  await expect.element(page.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
});

test("after an error another page can be opened, and the page keeps its landmark", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  function Faulty(): never {
    throw new Error("a fault of ours");
  }
  show(
    <MemoryRouter path="/faulty">
      <Link to="/">Elsewhere</Link>
      <SafetyNet>
        <Switch>
          <Route path="/faulty" component={Faulty} />
          <Route path="/">
            <p>Home again</p>
          </Route>
        </Switch>
      </SafetyNet>
    </MemoryRouter>,
  );
  await expect.element(page.getByRole("main").getByRole("alert")).toHaveTextContent("Something went wrong");
  await expect.element(page.getByRole("link", { name: "Matte" })).toHaveAttribute("href", "/");
  await userEvent.click(page.getByRole("link", { name: "Elsewhere" }));
  await expect.element(page.getByText("Home again")).toBeVisible();
});

test("after an error the page can be tried again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const fault = { present: true };
  function Fragile() {
    if (fault.present) throw new Error("a fault of ours");
    return <p>All is well</p>;
  }
  show(
    <MemoryRouter>
      <SafetyNet>
        <Fragile />
      </SafetyNet>
    </MemoryRouter>,
  );
  await expect.element(page.getByRole("alert")).toHaveTextContent("Something went wrong");
  fault.present = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByText("All is well")).toBeVisible();
});
