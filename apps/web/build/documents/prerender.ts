/** Product sources run by the build. Vite loads this module: Node cannot read them. */
import { documents } from "@matte/messages/documents";

export { locale } from "@matte/messages/locale";
export { pagePath } from "../../src/lib/page-path.ts";
export { LANGUAGES, PUBLIC_LANGUAGES } from "@matte/messages/languages";
export { MANIFEST_FILE, WEB_MANIFEST } from "../manifest.ts";
export { pruneCachedPictures } from "../pictures/cache.ts";
export { appPicture, type PictureFile, pictureFiles, pictures, type Poster, posterOf } from "../pictures/index.ts";
export { buildDocuments, type BuiltDocument } from "../../src/app/documents/render.tsx";

/** Shown by browsers without scripts. */
export const { noScript } = documents;
