/** The landing page: markup for the build. What moves on it is `behaviour`, which needs no React. */
export { LandingPage } from "./LandingPage.tsx";
export { PicturesProvider } from "./parts/Picture.tsx";
export type { Picture } from "./pictures/exhibit.ts";
export { GALLERY } from "./pictures/gallery.ts";
export { gallerySizes } from "./pictures/room.ts";
