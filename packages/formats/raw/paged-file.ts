const PAGE = 1 << 14;

/** 1 MB, far more than a raw file's directories need. */
const MAX_PAGES = 64;

/** Reads a file in pages on demand, since a raw file's directories are far smaller than its sensor data. */
export class PagedFile {
  readonly size: number;
  readonly #file: Blob;
  readonly #pages = new Map<number, Promise<Uint8Array<ArrayBuffer>>>();

  constructor(file: Blob) {
    this.#file = file;
    this.size = file.size;
  }

  /** Copies these bytes; null if some are outside the file, or too many pages have been read already. */
  async bytes(start: number, length: number): Promise<Uint8Array<ArrayBuffer> | null> {
    if (start + length > this.size) return null;
    const [first, last] = [Math.floor(start / PAGE), Math.floor((start + length - 1) / PAGE)];
    if (last - first >= MAX_PAGES) return null;
    const bytes = new Uint8Array(length);
    for (let index = first; index <= last; index += 1) {
      const page = await this.#page(index);
      if (page === null) return null;
      const from = Math.max(0, start - index * PAGE);
      bytes.set(page.subarray(from, start + length - index * PAGE), index * PAGE + from - start);
    }
    return bytes;
  }

  #page(index: number): Promise<Uint8Array<ArrayBuffer>> | null {
    const known = this.#pages.get(index);
    if (known !== undefined) return known;
    if (this.#pages.size === MAX_PAGES) return null;
    const page = this.#file
      .slice(index * PAGE, (index + 1) * PAGE)
      .arrayBuffer()
      .then((buffer) => new Uint8Array(buffer));
    this.#pages.set(index, page);
    return page;
  }
}
