/** The landing page as markup for the build. `behaviour` is its script, which does without React. */
export { LandingPage } from "./LandingPage.tsx";
export { PicturesProvider } from "./parts/Picture.tsx";
export { GALLERY } from "./pictures/gallery.ts";
export { gallerySizes } from "./pictures/space.ts";
