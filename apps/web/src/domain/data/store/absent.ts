/** Replaces storage that the browser refuses: it is empty, and adding to it fails. */
import type { DataStore } from "../ports.ts";

const refuse = async (): Promise<never> => {
  throw new Error("This browser stores nothing for this page.");
};
const nothing = async (): Promise<undefined> => undefined;
const none = async (): Promise<readonly never[]> => [];

export const ABSENT_STORE: DataStore = {
  add: refuse,
  head: none,
  count: async () => 0,
  remove: nothing,
  bury: refuse,
  letters: none,
  dismiss: nothing,
  forget: nothing,
  erase: nothing,
  mark: nothing,
  setMark: refuse,
  clearMark: nothing,
};
