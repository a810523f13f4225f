import { afterEach, expect, it, vi } from "vitest";
import { settled } from "../outbox/testing/fake-clock.ts";
import { createIntake } from "./intake.ts";
import type { NewUpload, WaitingRoom } from "./waiting.ts";

afterEach(() => void vi.restoreAllMocks());

/** An image of so many bytes that takes none. */
function upload(name: string, size: number): NewUpload {
  return { kind: "matte", name, image: Object.defineProperty(new Blob(), "size", { value: size }) };
}

function intakeInTest() {
  const state = { free: true, made: [] as string[], kept: [] as string[] };
  const room: Pick<WaitingRoom, "add"> = {
    add: async ({ name }) => {
      if (name.startsWith("broken")) throw new DOMException("full", "QuotaExceededError");
      state.kept.push(name);
      return name;
    },
  };
  const intake = createIntake(room, { free: () => state.free, added: () => undefined });
  async function* pictures(count: number, size: number, prefix = "") {
    for (let at = 0; at < count; at++) {
      state.made.push(`${prefix}${at}`);
      yield await Promise.resolve(upload(`${prefix}${at}`, size));
    }
  }
  return { state, intake, pictures };
}

it("takes exports only as far as there is room, and goes on when something has left", async () => {
  const { state, intake, pictures } = intakeInTest();
  intake.pictures(() => pictures(1000, 100e6));
  await settled();
  expect(state.made).toEqual(["0", "1", "2"]);
  intake.look("0");
  await settled();
  expect(state.made).toEqual(["0", "1", "2", "3"]);
  intake.look("unknown");
  await settled();
  expect(state.made).toHaveLength(4);
});

it("makes nothing while the way is not free", async () => {
  const { state, intake, pictures } = intakeInTest();
  state.free = false;
  intake.pictures(() => pictures(2, 1));
  await settled();
  expect(state.made).toEqual([]);
  state.free = true;
  intake.look();
  await settled();
  expect(state.kept).toEqual(["0", "1"]);
});

it("takes previews at once, until very much waits", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { state, intake } = intakeInTest();
  state.free = false;
  for (let at = 0; at < 40; at++) {
    intake.preview(upload(String(at), 50e6));
    await settled();
  }
  expect(state.kept).toHaveLength(21);
  expect(complaint).toHaveBeenCalledTimes(19);
});

it("goes on with the next export when one cannot be kept", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { state, intake, pictures } = intakeInTest();
  intake.pictures(() => pictures(2, 1, "broken"));
  intake.pictures(() => pictures(2, 1, "whole"));
  await settled();
  expect(state.kept).toEqual(["whole0", "whole1"]);
  expect(complaint).toHaveBeenCalledOnce();
});

it("takes nothing more once it has ended, nor holds what waited for room", async () => {
  const { state, intake, pictures } = intakeInTest();
  intake.pictures(() => pictures(9, 200e6));
  intake.pictures(() => pictures(1, 1, "next"));
  await settled();
  intake.end();
  intake.preview(upload("preview", 1));
  intake.pictures(() => pictures(1, 1, "later"));
  await settled();
  expect([state.made, state.kept]).toEqual([
    ["0", "1"],
    ["0", "1"],
  ]);
});
