import type { ReadDirectory } from "./directory.ts";

/** Most fields in all directories of a block, those that are read again included; cameras write a few hundred. */
const MAX_FIELDS = 20_000;

/** Fields that may still be read of a block. */
export class FieldBudget {
  #left = MAX_FIELDS;

  get isSpent(): boolean {
    return this.#left < 0;
  }

  /** The reader, which finds no directory once the budget is spent. */
  limited(read: ReadDirectory): ReadDirectory {
    return (block, offset) => {
      const directory = this.isSpent ? null : read(block, offset);
      this.#left -= directory?.fields.length ?? 0;
      return directory;
    };
  }
}
