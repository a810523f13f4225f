import type { ReadDirectory } from "./directory.ts";

/** Limit for all directories in a block, including repeated reads; cameras write a few hundred. */
const MAX_FIELDS = 20_000;

/** Counts down the fields still allowed in a block. */
export class FieldBudget {
  #left = MAX_FIELDS;

  get isSpent(): boolean {
    return this.#left < 0;
  }

  /** Returns a reader that finds no directory once the budget is spent. */
  limited(read: ReadDirectory): ReadDirectory {
    return (block, offset) => {
      const directory = this.isSpent ? null : read(block, offset);
      this.#left -= directory?.fields.length ?? 0;
      return directory;
    };
  }
}
