import { memoize } from "../../memoize.ts";

/**
 * Makers as they write their names, by the beginning of EXIF's Make (0x010F). Source: Make in ExifTool's sample photos
 * (https://exiftool.org/sample_images.html), spelling on the makers' sites.
 */
const BRANDS: readonly (readonly [make: RegExp, brand: string])[] = [
  [/^canon/iu, "Canon"],
  [/^nikon/iu, "Nikon"],
  [/^sony/iu, "Sony"],
  [/^fuji/iu, "Fujifilm"],
  [/^om digital/iu, "OM System"],
  [/^olympus/iu, "Olympus"],
  [/^panasonic/iu, "Panasonic"],
  [/^leica/iu, "Leica"],
  [/^(?:asahi|pentax)/iu, "Pentax"],
  [/^ricoh/iu, "Ricoh"],
  [/^hasselblad/iu, "Hasselblad"],
  [/^sigma/iu, "Sigma"],
  [/^dji/iu, "DJI"],
  [/^gopro/iu, "GoPro"],
  [/^google/iu, "Google"],
  [/^samsung/iu, "Samsung"],
];

/** Makers whose models contain another brand's name: Ricoh makes Pentax cameras, Hasselblad the cameras in DJI's drones. */
const OWN_BRAND = /^(?:Pentax|Ricoh|DJI)\b/u;

/** Returns the maker's spelling; undefined for makers not in the table. */
export function brandOf(make: string): string | undefined {
  return known(make) ?? undefined;
}

/** Batches rarely contain more makers. */
const CACHE_SIZE = 50;

const known = memoize(CACHE_SIZE, (make) => BRANDS.find(([pattern]) => pattern.test(make))?.[1] ?? null);

/** Returns one name for a maker, however its cameras spell it: `NIKON` and `NIKON CORPORATION` are Nikon, others in capitals. */
export function makerOf(make: string): string {
  return brandOf(make) ?? make.trim().toUpperCase();
}

/** Joins a model and its brand, once: `NIKON D850` and Nikon's `D850` are `Nikon D850`. */
export function withBrand(model: string, brand: string | undefined): string {
  const [first = ""] = model.split(/\s/u, 1);
  const named = brandOf(first);
  if (named?.toLowerCase() === first.toLowerCase()) return named + model.slice(first.length);
  const isComplete = brand === undefined || model.startsWith(brand) || OWN_BRAND.test(model);
  return isComplete ? model : `${brand} ${model}`;
}
