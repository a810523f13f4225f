import { captionInk, type HexColour } from "@matte/engine";
import { editorLabel } from "@matte/messages/editor-label";
import { ColourField, Row, Switch } from "#ui/index.ts";
import { useControl, useEditor } from "../state/context.ts";
import { effectiveSettings } from "../state/store.ts";
import { STROKE_SWATCHES } from "./swatches.ts";

/** The caption's colour: contrasting with the matte, or chosen. */
export function TextColour() {
  const { value, onChange } = useControl("captionColor");
  const ink = useEditor((state) => captionInk(effectiveSettings(state)));
  return (
    <>
      <Switch
        label={editorLabel.automaticColour}
        checked={value === null}
        onChange={(checked) => onChange(checked ? null : ink)}
      />
      {value !== null && <ChosenColour value={value} onChange={onChange} />}
    </>
  );
}

interface ChosenColourProps {
  readonly value: HexColour;
  readonly onChange: (colour: HexColour) => void;
}

function ChosenColour({ value, onChange }: ChosenColourProps) {
  return (
    <Row label={editorLabel.colour}>
      <ColourField value={value} onChange={onChange} subject={editorLabel.coloured} swatches={STROKE_SWATCHES} />
    </Row>
  );
}
