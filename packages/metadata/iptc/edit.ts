import type { Credits } from "../types.ts";
import { withCredits } from "./credits.ts";
import { type Dataset, readDatasets, writeDatasets } from "./datasets.ts";
import { COPIES_OF_METADATA, IPTC, iptcResource, readResources, type Resource, writeResources } from "./resources.ts";

/**
 * Resources untrue in a framed picture, or restoring what was removed elsewhere: thumbnails, guides, slices and clipping paths
 * by position; EXIF and XMP copies; the profile, stored elsewhere in the file; the digest that reveals differences between XMP
 * and IPTC.
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
/** ResolutionInfo, which Photoshop prefers everywhere. */
const RESOLUTION = 0x03ed;
const PATHS = { first: 0x07d0, last: 0x0bb6 };

/** Previews of the unframed photo in record 2, IPTC-IIM 4.2 §6. */
const PREVIEWS: ReadonlySet<number> = new Set([200, 201, 202]);

/** Edits Photoshop resources for a JPEG export, adding credits as IPTC-IIM. Returns null if there are none. */
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

/** Reads the original's IPTC-IIM datasets. */
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

/** Puts one IPTC resource first and drops a second one, on which readers disagree. */
function credited(resources: readonly Resource[], credits: Credits): Resource[] {
  const own = resources.find(({ id }) => id === IPTC);
  const datasets = withCredits(own === undefined ? [] : datasetsIn(own), credits);
  const others = resources.filter(({ id }) => id !== IPTC);
  return datasets.length === 0 ? others : [iptcResource(writeDatasets(datasets)), ...others];
}
