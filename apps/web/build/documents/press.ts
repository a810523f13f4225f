/** What the build asks of the product's own sources. Vite loads it: Node could not read them. */
export { forgetOtherPictures } from "../pictures/cache.ts";
export { type PictureFile, pictureFiles, pictures, type Poster, posterOf } from "../pictures/index.ts";
export { buildDocuments, type BuiltDocument } from "../../src/app/documents/render.tsx";
