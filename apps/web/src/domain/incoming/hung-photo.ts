/** A photo that its visitor tried on the landing page, on its way to the editor. It survives a sign-in. */
import { valuesIn } from "#lib/storage.ts";
import { keepShared } from "./shared-photos.ts";

/** In the tab's storage, which no other site can write: photos from elsewhere are only offered. */
const session = valuesIn(() => sessionStorage);
const KEY = "matte.photo-taken-along";

/** @throws when storage is full */
export async function takePhotoAlong(photo: File): Promise<void> {
  await keepShared([photo]);
  session.write(KEY, true);
}

/** True once, in the tab whose visitor took a photo along. */
export function hasPhotoAlong(): boolean {
  const is = session.read(KEY) === true;
  session.remove(KEY);
  return is;
}
