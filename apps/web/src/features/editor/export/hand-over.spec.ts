import { describe, expect, it } from "vitest";
import type { ShareOutcome } from "#lib/share.ts";
import type { ShareAnswer } from "../state/store.ts";
import { editorInTest } from "../testing/editor-in-test.ts";
import { handOver } from "./hand-over.ts";

const BLOB = new Blob(["framed"], { type: "image/jpeg" });

interface Situation {
  readonly takes?: boolean;
  readonly ready?: boolean;
  readonly outcome?: ShareOutcome;
  readonly answer?: ShareAnswer;
}

async function resultOf({ takes = true, ready = true, outcome = "shared", answer }: Situation) {
  const shared: File[] = [];
  const share = async (files: readonly File[]): Promise<ShareOutcome> => {
    shared.push(...files);
    return outcome;
  };
  const editor = editorInTest("free", undefined, { shareSheet: { takes: () => takes, ready: () => ready, share } });
  const { store } = editor.session;
  const has = handOver(editor.session, BLOB, "matte.jpeg");
  const offered = store.getState().shareOffer?.name ?? null;
  if (answer !== undefined) store.getState().shareOffer?.answer(answer);
  return { has: await has, offered, stillOffered: store.getState().shareOffer, shared, downloads: editor.delivered() };
}

describe("a finished file", () => {
  it("a finished file is shared with its name and type", async () => {
    const { shared, ...rest } = await resultOf({});
    expect(shared.map(({ name, type }) => [name, type])).toEqual([["matte.jpeg", "image/jpeg"]]);
    expect(await shared[0]?.text()).toBe("framed");
    expect(rest).toEqual({ has: true, offered: null, stillOffered: null, downloads: [] });
  });

  it.each<readonly [string, Situation, boolean, number, number]>([
    ["no share sheet accepts it", { takes: false }, true, 0, 1],
    ["the share sheet is cancelled", { outcome: "cancelled" }, false, 1, 0],
    ["the share sheet fails", { outcome: "failed" }, true, 1, 1],
    ["the click has expired and Share is pressed", { ready: false, answer: "share" }, true, 1, 0],
    ["the click has expired and Download is pressed", { ready: false, answer: "download" }, true, 0, 1],
    ["the click has expired and neither is pressed", { ready: false, answer: "neither" }, false, 0, 0],
    ["sharing fails after another click", { ready: false, answer: "share", outcome: "failed" }, true, 1, 1],
  ])("a finished file is delivered as expected when %s", async (_case, situation, has, shares, downloads) => {
    const result = await resultOf(situation);
    expect([result.has, result.shared.length, result.downloads.length]).toEqual([has, shares, downloads]);
    expect(result.offered).toBe(situation.answer === undefined ? null : "matte.jpeg");
    expect(result.stillOffered).toBeNull();
  });
});
