/** The reference operations' memory, as bytes and little-endian numbers. Grows like the kernel's. */
export class PlainMemory {
  bytes = new Uint8Array(0);
  view = new DataView(this.bytes.buffer);

  ensure(end: number): ArrayBuffer {
    if (end > this.bytes.length) {
      const grown = new Uint8Array(end);
      grown.set(this.bytes);
      this.bytes = grown;
      this.view = new DataView(grown.buffer);
    }
    return this.bytes.buffer;
  }

  u8(at: number): number {
    return this.view.getUint8(at);
  }

  u16(at: number): number {
    return this.view.getUint16(at, true);
  }

  /** Stores a number's low 16 bits. */
  setU16(at: number, value: number): void {
    this.view.setUint16(at, value, true);
  }

  u32(at: number): number {
    return this.view.getUint32(at, true);
  }

  setU32(at: number, value: number): void {
    this.view.setUint32(at, value, true);
  }

  increment(table: number, index: number): void {
    this.setU32(table + 4 * index, this.u32(table + 4 * index) + 1);
  }
}
