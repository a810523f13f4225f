/** Crops of photos, as changes to the document. */
import { isUncropped, NO_CROP, type PhotoCrop } from "@matte/engine";
import { withPhotos } from "./changes.ts";
import type { Change, PhotoEntry } from "./document.ts";

export function cropOf({ crop = NO_CROP }: Pick<PhotoEntry, "crop">): PhotoCrop {
  return crop;
}

/** Crops photos, but none framed together; {@link NO_CROP} shows them as they are. */
export function cropPhotos(ids: readonly string[], crop: PhotoCrop): Change {
  const chosen = new Set(ids);
  return (document) =>
    withPhotos(document, (photo) =>
      chosen.has(photo.id) && photo.sheet === undefined ? withCrop(photo, crop) : photo,
    );
}

function withCrop(photo: PhotoEntry, crop: PhotoCrop): PhotoEntry {
  if (isSameCrop(cropOf(photo), crop)) return photo;
  const { crop: _replaced, ...others } = photo;
  return isUncropped(crop) ? others : { ...others, crop };
}

export function isSameCrop(one: PhotoCrop, other: PhotoCrop): boolean {
  return cropKey(one) === cropKey(other);
}

/** Equal for equal crops. */
export function cropKey({ crop, turn, mirror, straighten }: PhotoCrop): string {
  const box = crop === null ? [] : [crop.x, crop.y, crop.width, crop.height];
  return [...box, turn, mirror, straighten].join(" ");
}
