import { LABEL_PLACES, type LabelPlace } from "@matte/engine";
import { editorLabel } from "@matte/messages/editor-label";
import { RadioGroup, type RadioOption, Row } from "#ui/index.ts";
import { useControl } from "../state/context.ts";

const OPTIONS: readonly RadioOption<LabelPlace>[] = LABEL_PLACES.map((value) => ({
  value,
  label: editorLabel.places[value],
}));

export function LabelPlaceRow() {
  const place = useControl("labelPlace");
  return (
    <Row label={editorLabel.place} group>
      <RadioGroup {...place} label={editorLabel.placeName} options={OPTIONS} />
    </Row>
  );
}
