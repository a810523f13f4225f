import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { QueryProvider } from "#domain/server/QueryProvider.tsx";
import { show } from "#ui/testing.tsx";
import { usePages } from "./use-pages.tsx";

/** A list with pages released by the test, one by one. */
function fakeList() {
  const requests: { readonly url: string; readonly signal: AbortSignal }[] = [];
  let answers = 0;
  let answer: (fail?: string) => void = () => undefined;
  const fetchPage = (list: string) => (cursor: string | null, signal: AbortSignal) => {
    const number = Number(cursor ?? 1);
    requests.push({ url: `${list} ${number}`, signal });
    return new Promise<{ page: string; next: string | null }>((resolve, reject) => {
      answer = (fail) => {
        if (fail !== undefined) reject(new Error(fail));
        else resolve({ page: `${list} page ${number}, answer ${(answers += 1)}`, next: String(number + 1) });
      };
    });
  };
  return { requests, fetchPage, answer: (fail?: string) => answer(fail) };
}

type FakeList = ReturnType<typeof fakeList>;

function Pages({ fake }: { readonly fake: FakeList }) {
  const [list, setList] = useState("all");
  const { pages, loading, error, more, reload, change } = usePages(["list", list], fake.fetchPage(list));
  return (
    <>
      <p role="status">{loading ? "Loading" : (error ?? "Idle")}</p>
      <ul>
        {pages?.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <button type="button" onClick={more}>
        More
      </button>
      <button type="button" onClick={reload}>
        Reload
      </button>
      <button type="button" onClick={() => change((text) => text.toUpperCase())}>
        Change
      </button>
      <button type="button" onClick={() => setList("found")}>
        Search
      </button>
    </>
  );
}

const press = (name: string): Promise<void> => page.getByRole("button", { name }).click();
const items = (): (string | null)[] =>
  page
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent);
const status = page.getByRole("status");

async function showFirstPage(): Promise<FakeList> {
  const fake = fakeList();
  show(
    <QueryProvider>
      <Pages fake={fake} />
    </QueryProvider>,
  );
  await expect.element(status).toHaveTextContent("Loading");
  fake.answer();
  await expect.element(status).toHaveTextContent("Idle");
  // React's strict mode has mounted the component twice.
  fake.requests.length = 0;
  return fake;
}

test("A list appends the next page", async () => {
  const fake = await showFirstPage();
  await press("More");
  await expect.element(status).toHaveTextContent("Loading");
  fake.answer();
  await expect.poll(items).toEqual(["all page 1, answer 1", "all page 2, answer 2"]);
});

test("A reload keeps all pages on screen until the first page has replaced them", async () => {
  const fake = await showFirstPage();
  await press("More");
  fake.answer();
  await expect.poll(items).toHaveLength(2);
  await press("Reload");
  await expect.element(status).toHaveTextContent("Loading");
  expect(items()).toHaveLength(2);
  await expect.poll(() => fake.requests).toHaveLength(2);
  fake.answer();
  await expect.poll(items).toEqual(["all page 1, answer 3"]);
  expect(fake.requests.map(({ url }) => url)).toEqual(["all 2", "all 1"]);
});

test("A reload aborts the request that is in progress", async () => {
  const fake = await showFirstPage();
  await press("More");
  await expect.poll(() => fake.requests).toHaveLength(1);
  await press("Reload");
  await expect.poll(() => fake.requests).toHaveLength(2);
  expect(fake.requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

test("A failure is shown next to the loaded pages until the next request", async () => {
  const fake = await showFirstPage();
  await press("Reload");
  await expect.poll(() => fake.requests).toHaveLength(1);
  fake.answer("No answer.");
  await expect.element(status).toHaveTextContent("No answer.");
  expect(items()).toEqual(["all page 1, answer 1"]);
  await press("Reload");
  await expect.element(status).toHaveTextContent("Loading");
});

test("Another list replaces the pages once it has loaded or failed", async () => {
  const fake = await showFirstPage();
  await press("Search");
  await expect.poll(() => fake.requests).toHaveLength(1);
  expect(items()).toEqual(["all page 1, answer 1"]);
  fake.answer("No answer.");
  await expect.element(status).toHaveTextContent("No answer.");
  expect(items()).toEqual(["all page 1, answer 1"]);
  await press("Reload");
  await expect.poll(() => fake.requests).toHaveLength(2);
  fake.answer();
  await expect.poll(items).toEqual(["found page 1, answer 2"]);
});

test("Loaded pages can be changed", async () => {
  await showFirstPage();
  await press("Change");
  await expect.poll(items).toEqual(["ALL PAGE 1, ANSWER 1"]);
});
