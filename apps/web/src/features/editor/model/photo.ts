/** A photo as the editor holds it: a handle to its file, what is known of it and a small picture; never its pixels. */
import type { Logo } from "@matte/engine";
import type { PhotoFacts } from "#domain/photos/types.ts";

export interface PhotoRecord {
  readonly id: string;
  readonly file: File;
  readonly facts: PhotoFacts;
  /** A `blob:` address, revoked when no step of the history names the photo any more. */
  readonly thumbnail: string;
}

export interface LogoRecord {
  readonly logo: Logo;
  readonly picture: Blob;
  /** Decoded, for the preview; closed with the record. */
  readonly bitmap: ImageBitmap;
  /** A `blob:` address of `picture`. */
  readonly address: string;
}
