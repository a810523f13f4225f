import type { Credits } from "../types.ts";
import { withCredits } from "./credits.ts";
import { type Dataset, readDatasets, writeDatasets } from "./datasets.ts";
import { COPIES_OF_METADATA, IPTC, iptcResource, readResources, type Resource, writeResources } from "./resources.ts";

/**
 * Resources that are not true of a framed picture, or would restore what is removed elsewhere: thumbnails, guides,
 * slices and clipping paths by position; copies of EXIF and XMP; the profile, which has its own place in the file;
 * the digest by which programs detect differences between XMP and IPTC.
 */
const STALE: ReadonlySet<number> = new Set([
  ...COPIES_OF_METADATA,
  0x0408,
  0x0409,
  0x040c,
  0x040f,
  0x041a,
  0x0425,
  0x0bb7,
]);
/** ResolutionInfo, which Photoshop prefers to all other places. */
const RESOLUTION = 0x03ed;
const PATHS = { first: 0x07d0, last: 0x0bb6 };

/** Previews in record 2, IPTC-IIM 4.2 §6, which show the unframed photo. */
const PREVIEWS: ReadonlySet<number> = new Set([200, 201, 202]);

/** Photoshop resources of a JPEG export, with the caption's credits as IPTC-IIM; null if there are none. */
export function editResources(
  carried: Uint8Array | null,
  credits: Credits | null,
  density: number | null = null,
): Uint8Array | null {
  const stays = ({ id }: Resource): boolean => !isStale(id) && (density === null || id !== RESOLUTION);
  const resources = carried === null ? [] : readResources(carried).filter(stays);
  const edited = credits === null ? resources.map(withoutPreviews) : credited(resources, credits);
  return edited.length === 0 ? null : writeResources(edited);
}

/** IPTC-IIM datasets of the original; none without IPTC. */
export function datasetsOf(carried: Uint8Array | null): Dataset[] {
  const resource = carried === null ? undefined : readResources(carried).find(({ id }) => id === IPTC);
  return resource === undefined ? [] : datasetsIn(resource);
}

function isStale(id: number): boolean {
  return STALE.has(id) || (id >= PATHS.first && id <= PATHS.last);
}

function datasetsIn({ data }: Resource): Dataset[] {
  return readDatasets(data).filter(({ record, number }) => !(record === 2 && PREVIEWS.has(number)));
}

function withoutPreviews(resource: Resource): Resource {
  return resource.id === IPTC ? iptcResource(writeDatasets(datasetsIn(resource))) : resource;
}

/** Puts a single IPTC resource first; readers disagree on a second one, which is dropped. */
function credited(resources: readonly Resource[], credits: Credits): Resource[] {
  const own = resources.find(({ id }) => id === IPTC);
  const datasets = withCredits(own === undefined ? [] : datasetsIn(own), credits);
  const others = resources.filter(({ id }) => id !== IPTC);
  return datasets.length === 0 ? others : [iptcResource(writeDatasets(datasets)), ...others];
}
