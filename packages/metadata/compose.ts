import { editExif } from "./exif/edit.ts";
import { artistFields, orientationFields, resolutionFields, withFields } from "./exif/new-fields.ts";
import { editResources } from "./iptc/edit.ts";
import { keptTexts } from "./photo-texts.ts";
import { rightsOf } from "./rights.ts";
import type { CarriedMetadata, Credits, ExportMetadata, MetadataEdit } from "./types.ts";
import { wordsOf } from "./words/words.ts";
import { editXmp } from "./xmp/edit.ts";

/** Composes an export's metadata from its photo's metadata and its caption. Omits parts too broken to edit; never throws. */
export function composeMetadata(carried: CarriedMetadata, edit: MetadataEdit): ExportMetadata {
  const credits = edit.credits === null ? null : creditsFor(carried, edit.credits);
  const creator = credits?.creator ?? "";
  const exif = carried.exif === null ? null : editExif(carried.exif, { ...edit, replacesCreator: creator !== "" });
  const added = [...artistFields(creator), ...resolutionFields(edit.density), ...orientationFields(edit.orientation)];
  const texts = keptTexts(carried.texts ?? [], edit.keepLocation, creator);
  return {
    exif: added.length === 0 ? exif : withFields(exif, added),
    xmp: editXmp({ ...carried, texts }, { ...edit, credits }),
    resources: editResources(carried.resources, credits, edit.density),
    texts,
    density: edit.density,
  };
}

/** The original's rights take precedence. A location repeating city and country is not a sublocation too. */
function creditsFor(carried: CarriedMetadata, credits: Credits): Credits {
  const { city, country } = wordsOf(carried);
  const place = [city, country].filter((name) => name !== undefined).join(", ");
  const location = credits.location === place ? "" : credits.location;
  return { ...credits, location, rights: rightsOf(carried) ?? credits.rights };
}
