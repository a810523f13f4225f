import { CAMERAS } from "../exif/cameras.ts";
import { ORIENTATIONS, type Orientation } from "../orientation.ts";
import { jpegRecipe } from "./jpeg-recipe.ts";
import { recordOf } from "./recipe.ts";

const NAMES = ORIENTATIONS.map((orientation): `orientation-${Orientation}` => `orientation-${orientation}`);

/** The same marked picture, 603 x 402 px upright, stored in all eight orientations. */
export const ORIENTATION_PHOTOS = recordOf(NAMES, (name) =>
  jpegRecipe({
    fileName: `${name}.jpg`,
    scene: "marks",
    size: { width: 603, height: 402 },
    orientation: ORIENTATIONS[NAMES.indexOf(name)] ?? 1,
    habits: CAMERAS["canon-eos-r6"],
    sampling: "4:2:0",
  }),
);
