/**
 * Container of a PDF (ISO 32000-1 §7), written front to back: an object goes out as soon as it is known, and memory only has the
 * objects' places, for the table at the end.
 */

/** Takes a part of the file. */
export type Sink = (bytes: Uint8Array<ArrayBuffer>) => Promise<void> | void;

/** Number of an object. */
export type Ref = number;

/** The format's version, and bytes beyond ASCII, so that transfers treat the file as binary (§7.5.2). */
const HEADER = Uint8Array.of(...letters("%PDF-1.7\n%"), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a);
const OFFSET_DIGITS = 10;
/** An object that was never written, because its photo failed. */
const FREE = "0000000000 65535 f \n";

export class PdfFile {
  readonly #sink: Sink;
  /** Places of objects from number 1 on. */
  readonly #places: number[] = [];
  #length = 0;

  constructor(sink: Sink) {
    this.#sink = sink;
  }

  /** Numbers an object that is written later. */
  reserve(): Ref {
    return this.#places.push(0);
  }

  /** Writes an object. @param ref its reserved number; a new one by default */
  async add(value: string, ref = this.reserve()): Promise<Ref> {
    await this.#begin(ref);
    await this.#put(letters(`${value}\nendobj\n`));
    return ref;
  }

  /** Writes a stream. @param entries of its dictionary, without the length */
  async addStream(entries: string, pieces: readonly Uint8Array<ArrayBuffer>[], ref = this.reserve()): Promise<Ref> {
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    await this.#begin(ref);
    await this.#put(letters(`<<${entries}/Length ${length}>>stream\n`));
    for (const piece of pieces) await this.#put(piece);
    await this.#put(letters("\nendstream\nendobj\n"));
    return ref;
  }

  /** Writes a stream compressed. */
  async addPacked(entries: string, data: Uint8Array<ArrayBuffer>, ref = this.reserve()): Promise<Ref> {
    return this.addStream(`${entries}/Filter/FlateDecode`, [await packed(data)], ref);
  }

  /** Writes the table of objects. @param root the document's catalogue */
  async end(root: Ref, info: Ref): Promise<void> {
    const start = this.#length;
    const count = this.#places.length + 1;
    const rows = this.#places.map((place) =>
      place === 0 ? FREE : `${String(place).padStart(OFFSET_DIGITS, "0")} 00000 n \n`,
    );
    await this.#put(letters(`xref\n0 ${count}\n${FREE}${rows.join("")}`));
    await this.#put(
      letters(`trailer\n<</Size ${count}/Root ${root} 0 R/Info ${info} 0 R>>\nstartxref\n${start}\n%%EOF\n`),
    );
  }

  async #begin(ref: Ref): Promise<void> {
    if (this.#length === 0) await this.#put(HEADER);
    this.#places[ref - 1] = this.#length;
    await this.#put(letters(`${ref} 0 obj\n`));
  }

  async #put(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    this.#length += bytes.length;
    await this.#sink(bytes);
  }
}

/** Zlib data, as FlateDecode reads them. */
async function packed(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([data]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export function letters(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

const DECIMALS = 5;

/** A number without an exponent, which PDF does not know (§7.3.3). */
export function decimal(value: number, digits = DECIMALS): string {
  const text = value.toFixed(digits).replace(/\.?0+$/, "");
  return text === "-0" ? "0" : text;
}

export function decimals(...values: readonly number[]): string {
  return values.map((value) => decimal(value)).join(" ");
}

/** Decimals of a transform: its scale applies to thousands of pixels. */
const FINE = 10;

export function transform(matrix: readonly number[]): string {
  return matrix.map((value) => decimal(value, FINE)).join(" ");
}

/** Four hexadecimal digits a UTF-16 unit. */
export function utf16Hex(text: string): string {
  return Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, "0")).join("");
}

/** A text of the document, in UTF-16 (§7.9.2.2). */
export function textString(text: string): string {
  return `<feff${utf16Hex(text)}>`;
}

export function reference(ref: Ref): string {
  return `${ref} 0 R`;
}
