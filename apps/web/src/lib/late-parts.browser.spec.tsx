import { Component, Suspense, useEffect, type FunctionComponent, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "#ui/testing.tsx";
import { forgetFailedPages, Late, latePage, latePart } from "./late-parts.tsx";
import { announceConnection } from "./retry-import.ts";

/** Code of a component on a server that can be away. */
function partOnServer() {
  const server = { away: true, tries: 0 };
  const load = async (): Promise<FunctionComponent<{ readonly name: string }>> => {
    server.tries += 1;
    if (server.away) throw new TypeError("Failed to fetch dynamically imported module");
    return ({ name }) => <p>Part {name}</p>;
  };
  return { server, load };
}

test("a part is left out while the server is away, and appears when the connection returns", async () => {
  const { server, load } = partOnServer();
  const Part = latePart(load);
  show(
    <Suspense fallback="The page is gone">
      <p>The page</p>
      <Part name="one" />
    </Suspense>,
  );
  await expect.poll(() => server.tries).toBe(3);
  await expect.element(page.getByText("The page", { exact: true })).toBeVisible();
  server.away = false;
  announceConnection();
  await expect.element(page.getByText("Part one")).toBeVisible();
  await expect.element(page.getByText("The page", { exact: true })).toBeVisible();
  expect(server.tries).toBe(4);
});

class Net extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  private readonly retry = (): void => {
    forgetFailedPages();
    this.setState({ broken: false });
  };

  override render(): ReactNode {
    return this.state.broken ? <button onClick={this.retry}>Try again</button> : this.props.children;
  }
}

test("a page that could not be loaded is loaded when it is tried again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { server, load } = partOnServer();
  const Page = latePage(load, { tries: 1 });
  show(
    <Net>
      <Late fallback="Loading">
        <Page name="two" />
      </Late>
    </Net>,
  );
  const again = page.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  server.away = false;
  await userEvent.click(again);
  await expect.element(page.getByText("Part two")).toBeVisible();
  vi.restoreAllMocks();
});

test("a part is shown as soon as its code is there", async () => {
  /** Shows a part and measures how long that takes. */
  const timed = async (name: string): Promise<number> => {
    let shown: number | undefined;
    const Part = latePart(async () => () => {
      useEffect(() => {
        shown ??= performance.now();
      }, []);
      return <p>{name}</p>;
    });
    const start = performance.now();
    show(<Part />);
    await expect.poll(() => shown, { interval: 1 }).toBeDefined();
    return shown! - start;
  };
  const times = [];
  for (const name of ["one", "two", "three", "four", "five"]) times.push(await timed(name));
  // By itself React would wait until 0.3 s after the fallback.
  expect(Math.min(...times)).toBeLessThan(200);
});
