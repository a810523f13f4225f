import { expect, test } from "vitest";
import { readSource } from "./source.ts";

/** A file that the browser cannot read any more. */
class LostFile extends Blob {
  readonly #why: string;
  constructor(why: string) {
    super();
    this.#why = why;
  }
  override slice(): Blob {
    return this;
  }
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new DOMException("lost", this.#why));
  }
}

test.each([
  ["NotFoundError", "gone"],
  ["NotReadableError", "gone"],
  ["SecurityError", "failed"],
])("a file that ends in %s is %s", async (why, code) => {
  await expect(readSource(new LostFile(why))).rejects.toMatchObject({ code });
});
