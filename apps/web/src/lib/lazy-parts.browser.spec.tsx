import { Component, Suspense, useEffect, type FunctionComponent, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { leastTime, wall } from "../../../../test/time/least.ts";
import { show } from "#ui/testing.tsx";
import { forgetFailedPages, LazyBoundary, lazyPage, lazyPart } from "./lazy-parts.tsx";
import { announceConnection } from "./retry-import.ts";

/** A component's code on a server that can be away. */
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
  const Part = lazyPart(load);
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
  const Page = lazyPage(load, { tries: 1 });
  show(
    <Net>
      <LazyBoundary fallback="Loading">
        <Page name="two" />
      </LazyBoundary>
    </Net>,
  );
  const again = page.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  server.away = false;
  await userEvent.click(again);
  await expect.element(page.getByText("Part two")).toBeVisible();
  vi.restoreAllMocks();
});

/** A part or a page whose code loads at once. */
function instant(lazy: typeof lazyPart | typeof lazyPage, others: ReactNode = null) {
  const seen = { isShown: false };
  const Instant = lazy(async () => () => {
    useEffect(() => {
      seen.isShown = true;
    }, []);
    return <>Shown {others}</>;
  });
  return { seen, Instant };
}

/** Shows components one after the other. @returns the least milliseconds for one */
async function timeOf(next: () => ReturnType<typeof instant>): Promise<number> {
  const showing = async (): Promise<void> => {
    const { seen, Instant } = next();
    show(
      <LazyBoundary fallback="Loading">
        <Instant />
      </LazyBoundary>,
    );
    await expect.poll(() => seen.isShown, { interval: 1 }).toBe(true);
  };
  return leastTime(showing, { below: THROTTLED, clock: wall });
}

/** React itself retries no sooner than 300 ms after a fallback. */
const THROTTLED = 250;

test("a part is shown as soon as its code is there", async () => {
  expect(await timeOf(() => instant(lazyPart))).toBeLessThan(THROTTLED);
});

test("a page is shown as soon as its code is there, and so is a page in it", async () => {
  const nested = () => {
    const inner = instant(lazyPage);
    return { seen: inner.seen, Instant: instant(lazyPage, <inner.Instant />).Instant };
  };
  expect(await timeOf(nested)).toBeLessThan(THROTTLED);
});

test("a part whose code arrives before that of the page next to it appears with the page", async () => {
  const logged = vi.spyOn(console, "error");
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const Page = lazyPage(async () => {
    await arrived;
    return () => <p>The page</p>;
  });
  const { seen, Instant: Part } = instant(lazyPart);
  show(
    <LazyBoundary fallback="Loading">
      <Page />
      <Part />
    </LazyBoundary>,
  );
  await expect.element(page.getByText("Loading")).toBeVisible();
  arrive();
  await expect.element(page.getByText("The page")).toBeVisible();
  await expect.poll(() => seen.isShown).toBe(true);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
