import { editorAlt as texts } from "@matte/messages/editor-alt";
import { namedPlace } from "#lib/named-place.ts";
import { Note } from "#ui/index.ts";
import { CaptionTextField } from "../fields/TemplateField.tsx";
import { useFieldTexts } from "../fields/use-field.ts";
import { useSelectedPhoto, useSetting } from "../state/context.ts";

/** The photo's alt text, which is written into the export whatever is printed. */
export function AltText() {
  return (
    <CaptionTextField field="alt" label={texts.label} placeholder={texts.hint} tall>
      <PlaceNote />
    </CaptionTextField>
  );
}

/** Warns of a place in the alt text while the photo's location is removed. */
function PlaceNote() {
  const fields = useFieldTexts();
  const keepLocation = useSetting("keepLocation");
  const hasPosition = useSelectedPhoto()?.facts.hasPosition === true;
  if (keepLocation || !hasPosition || fields === null) return null;
  const [location = "", city = "", state = "", country = ""] = (["location", "city", "state", "country"] as const).map(
    (field) => fields(field, null),
  );
  const place = namedPlace(fields("alt", null), { location, city, state, country });
  return place === null ? null : (
    <Note wide status>
      {texts.namesPlace(place)}
    </Note>
  );
}
