/** The parts of libheif-js used by Matte; the package's types leave it out. */
declare module "libheif-js/libheif-wasm/libheif.js" {
  export interface HeifImage {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Fills RGBA pixels, or returns null for a damaged picture. */
    display(into: Pixels, done: (pixels: Pixels | null) => void): void;
    free(): void;
  }

  interface Pixels {
    readonly data: Uint8ClampedArray<ArrayBuffer>;
    readonly width: number;
    readonly height: number;
  }

  export type Libheif = (options: { readonly wasmBinary: ArrayBuffer | Uint8Array<ArrayBuffer> }) => {
    readonly HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
  };

  const libheif: Libheif;
  export default libheif;
}

/** Paths of libheif's files, next to the command line. */
declare module "virtual:libheif" {
  export const script: string;
  export const wasm: string;
}

declare module "libheif-js/libheif-wasm/libheif.wasm?url" {
  const url: string;
  export default url;
}
