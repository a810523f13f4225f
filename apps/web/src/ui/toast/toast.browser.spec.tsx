import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../testing.tsx";
import { LEAVING, toasts } from "./toasts.ts";
import { Toasts } from "./Toasts.tsx";

afterEach(() => toasts.remove());

const texts = (): string[] => Array.from(document.querySelectorAll(".toast-text"), ({ textContent }) => textContent);

describe("the clock of messages", () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    await act(async () => void show(<Toasts />));
  });
  afterEach(async () => {
    await act(async () => toasts.remove());
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** Lets the clock run and React render the result. */
  async function pass(milliseconds: number): Promise<void> {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    });
  }

  test.each<[type: string, say: () => string, lasts: number]>([
    ["blank", () => toasts.plain("Cleared."), 4000],
    ["error", () => toasts.error("Cleared."), 4000],
    ["success", () => toasts.success("Cleared."), 2000],
    ["custom", () => toasts.custom(<b>Cleared.</b>), 4000],
  ])("a message of type %s is shown for its time, fades out and is removed", async (_type, say, lasts) => {
    await act(async () => say());
    await pass(lasts - 50);
    expect(texts()).toEqual(["Cleared."]);
    expect(document.querySelector("[data-leaving]")).toBeNull();
    await pass(60);
    expect(document.querySelector("[data-leaving]")).not.toBeNull();
    await pass(LEAVING + 50);
    expect(texts()).toEqual([]);
  });

  test("a loading message stays until another replaces it", async () => {
    const id = await act(async () => toasts.loading("Loading 3 images…"));
    await pass(3_600_000);
    expect(texts()).toEqual(["Loading 3 images…"]);
    await act(async () => toasts.success("3 loaded successfully", id));
    expect(texts()).toEqual(["3 loaded successfully"]);
    await pass(2050);
    await pass(LEAVING);
    expect(texts()).toEqual([]);
  });

  test("a repeated message replaces the earlier one and stays its full time", async () => {
    await act(async () => toasts.success("Image exported"));
    await pass(1500);
    await act(async () => toasts.success("Image exported"));
    expect(texts()).toEqual(["Image exported"]);
    await pass(1900);
    expect(document.querySelector("[data-leaving]")).toBeNull();
    await pass(150);
    await pass(LEAVING);
    expect(texts()).toEqual([]);
  });

  test("equal results of two loads are one message", async () => {
    const [one, other] = await act(async () => [
      toasts.loading("Loading 1 image…"),
      toasts.loading("Loading 2 images…"),
    ]);
    await act(async () => toasts.success("1 loaded successfully", one));
    expect(texts()).toHaveLength(2);
    await act(async () => toasts.success("1 loaded successfully", other));
    expect(texts()).toEqual(["1 loaded successfully"]);
  });

  const dismiss = page.getByRole("button", { name: "Dismiss" });
  const focus = async (): Promise<void> => act(async () => (dismiss.element() as HTMLElement).focus());
  const blur = async (): Promise<void> => act(async () => (dismiss.element() as HTMLElement).blur());
  const hover = async (): Promise<void> => act(async () => userEvent.hover(page.getByText("Image exported")));
  const leave = async (): Promise<void> =>
    act(async () => userEvent.hover(document.body, { position: { x: 2, y: 2 } }));

  test.each([
    ["the pointer", hover, leave],
    ["the focus", focus, blur],
  ])("the clock stops under %s", async (_action, begin, end) => {
    await act(async () => toasts.success("Image exported"));
    await pass(1000);
    await begin();
    await pass(60_000);
    expect(document.querySelector("[data-leaving]")).toBeNull();
    await end();
    await pass(900);
    expect(texts()).toEqual(["Image exported"]);
    expect(document.querySelector("[data-leaving]")).toBeNull();
    await pass(150);
    await pass(LEAVING);
    expect(texts()).toEqual([]);
  });

  test("the clock runs again after the message under pointer and focus was dismissed", async () => {
    await act(async () => toasts.success("Image exported"));
    await act(async () => userEvent.click(dismiss));
    await pass(LEAVING + 50);
    expect(texts()).toEqual([]);
    await leave();
    await act(async () => toasts.success("Cleared."));
    await pass(2050);
    await pass(LEAVING);
    expect(texts()).toEqual([]);
  });
});

test("at most twenty messages are shown, the newest ones", async () => {
  show(<Toasts />);
  for (let at = 1; at <= 23; at += 1) toasts.loading(`Photo ${at}`);
  await expect.poll(texts).toHaveLength(20);
  expect(texts().toSorted()).toEqual(Array.from({ length: 20 }, (_, at) => `Photo ${at + 4}`).toSorted());
});

test("the button dismisses its message", async () => {
  show(<Toasts />);
  toasts.loading("Loading 3 images…");
  toasts.loading("Loading 1 image…");
  await userEvent.click(page.getByRole("button", { name: "Dismiss" }).first());
  await expect.poll(texts).toEqual(["Loading 3 images…"]);
});

test("an error is an alert, every other message a status", async () => {
  show(<Toasts />);
  toasts.error("Error during export");
  toasts.plain("Cleared.");
  await expect.element(page.getByRole("alert")).toHaveTextContent("Error during export");
  await expect.element(page.getByRole("status")).toHaveTextContent("Cleared.");
});
