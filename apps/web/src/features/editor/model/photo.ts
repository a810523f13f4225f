/** Records of photos and logos: handles to files and facts about them. Pixels of photos are never among them. */
import type { Logo } from "@matte/engine";
import type { PhotoFacts } from "#domain/photos/types.ts";

export interface PhotoRecord {
  readonly id: string;
  readonly file: File;
  readonly facts: PhotoFacts;
  /** A `blob:` URL, revoked when no step of the history refers to the photo any longer. */
  readonly thumbnail: string;
}

export interface LogoRecord {
  readonly logo: Logo;
  readonly picture: Blob;
  /** Decoded for the preview; closed when the record is released. */
  readonly bitmap: ImageBitmap;
  /** A `blob:` URL of `picture`. */
  readonly url: string;
}
