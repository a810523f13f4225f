import type { KeptMcus } from "../splice/kept-mcus.ts";

/** Neighbouring MCUs of one photo in a row of the joined picture. */
export interface PhotoRun {
  /** Index of the photo. */
  readonly photo: number;
  readonly count: number;
}

/** Writes the MCUs of several photos in the order of the joined picture. */
export class JoinedMcus implements KeptMcus {
  /** No MCU of a photo is drawn. */
  readonly skip = null;
  readonly #runs: readonly PhotoRun[];
  readonly #copy: (photo: number, count: number) => void;
  #run = 0;

  /** @param copy writes a photo's next MCUs */
  constructor(runs: readonly PhotoRun[], copy: (photo: number, count: number) => void) {
    this.#runs = runs;
    this.#copy = copy;
  }

  copy(count: number): void {
    for (let left = count; left > 0; this.#run += 1) {
      const run = this.#runs[this.#run]!;
      this.#copy(run.photo, run.count);
      left -= run.count;
    }
  }
}
