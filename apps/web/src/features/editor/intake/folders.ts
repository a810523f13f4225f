/** The code of folders, which no first screen needs. */
export { photosIn } from "./dropped-folder.ts";
export { openFolder } from "./open-folder.ts";
