/** Carousels as they are before their slides are cut. */
import { CAPTION, type GoldenScene, PANORAMA, scene } from "./scene.ts";

export const CAROUSELS: readonly GoldenScene[] = [
  scene(
    "carousel",
    { ...CAPTION, socialPreset: "carousel", carouselSlides: 4, carouselRatio: "1:1" },
    { photo: PANORAMA, factor: 0.25 },
  ),
  scene("carousel-full-size", { ...CAPTION, socialPreset: "carousel", carouselFullSize: true }, { photo: PANORAMA }),
];
