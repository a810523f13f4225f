import { isLabelOnPhoto, LABEL_CORNERS, LABEL_PLACES, type LabelPlace, overlap } from "@matte/engine";
import { editorLabel } from "@matte/messages/editor-label";
import { Note, RadioGroup, type RadioOption, Row, Select } from "#ui/index.ts";
import { usePicture } from "../preview/picture.tsx";
import { useControl } from "../state/context.ts";
import { RowName } from "./RowName.tsx";

const PLACES: readonly RadioOption<LabelPlace>[] = LABEL_PLACES.map((value) => ({
  value,
  label: editorLabel.places[value],
}));
const CORNERS = LABEL_CORNERS.map((value) => ({ value, label: editorLabel.corners[value] }));

export function LabelPlaceRow() {
  const place = useControl("labelPlace");
  return (
    <>
      <RowName>{editorLabel.place}</RowName>
      <RadioGroup {...place} label={editorLabel.placeName} options={PLACES} />
      {place.value === "photo" && <CornerRow />}
    </>
  );
}

function CornerRow() {
  const corner = useControl("labelCorner");
  return (
    <Row label={editorLabel.corner}>
      <Select {...corner} label={editorLabel.cornerName} options={CORNERS} />
      {useIsTooLarge() && (
        <Note wide status>
          {editorLabel.tooLarge}
        </Note>
      )}
    </Row>
  );
}

/** True if the selected photo has no space for its label. */
function useIsTooLarge(): boolean {
  const picture = usePicture();
  if (picture === null || !isLabelOnPhoto(picture.drawn)) return false;
  const { captionArea, photo } = picture.layout;
  return captionArea !== null && !overlap(captionArea, photo);
}
