/** Functions in kernels/jpeg that draw MCUs. Addresses and lengths are bytes in its memory. */
export interface DrawingKernel {
  readonly isEven: (pixels: number, stride: number, width: number, rows: number) => number;
  readonly fill: (
    components: number,
    componentsEnd: number,
    across: number,
    own: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
    flat: number,
  ) => void;
  readonly blend: (
    pixels: number,
    stride: number,
    width: number,
    rows: number,
    place: number,
    across: number,
    components: number,
    componentsEnd: number,
    mixes: number,
    own: number,
  ) => void;
  readonly drawMcu: (
    blocks: number,
    blocksEnd: number,
    components: number,
    across: number,
    own: number,
    samples: number,
    into: number,
    quality: number,
    edges: number,
    least: number,
  ) => void;
  readonly drawPhoto: (
    blocks: number,
    blocksEnd: number,
    components: number,
    across: number,
    own: number,
    samples: number,
    coefficients: number,
    basis: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
    all: number,
  ) => void;
  readonly drawTile: (
    indices: number,
    stride: number,
    count: number,
    width: number,
    blocks: number,
    blocksEnd: number,
    components: number,
    mixedEnd: number,
    tables: number,
    samples: number,
    into: number,
    least: number,
  ) => void;
  readonly layTile: (
    indices: number,
    stride: number,
    width: number,
    rows: number,
    place: number,
    across: number,
    components: number,
    mixedEnd: number,
    tables: number,
    own: number,
  ) => void;
  readonly drawEvenMcus: (
    blocks: number,
    blocksEnd: number,
    column: number,
    row: number,
    count: number,
    upper: number,
    lower: number,
    flat: number,
    states: number,
    values: number,
  ) => void;
  readonly drawSlopedMcu: (
    blocks: number,
    blocksEnd: number,
    column: number,
    row: number,
    left: number,
    top: number,
    width: number,
    lines: number,
    values: number,
  ) => void;
}
