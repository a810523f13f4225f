import { isChoiceLocked, LABEL_STYLES, type LabelStyle } from "@matte/engine";
import { editorLabel } from "@matte/messages/editor-label";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { Note, ProBadge, Switch } from "#ui/index.ts";
import { useControl, useEditor, useSession } from "../state/context.ts";
import { DrawnChoices } from "./DrawnChoices.tsx";
import { LabelDrawing } from "./LabelDrawing.tsx";

const LabelPlaceRow = lazyPart(async () => (await import("./LabelPlaceRow.tsx")).LabelPlaceRow);

/** The caption's typography. One badge covers all styles missing in the plan. */
export function LabelStyleRow() {
  const { upsell } = useSession().services;
  const plan = useEditor((state) => state.plan);
  const { value, onChange } = useControl("labelStyle");
  const isLocked = (style: LabelStyle): boolean => isChoiceLocked("labelStyle", style, plan);
  return (
    <>
      <DrawnChoices
        label={editorLabel.style}
        value={value}
        values={LABEL_STYLES}
        names={editorLabel.styles}
        columns={4}
        drawing={LabelDrawing}
        onChange={(style) => (isLocked(style) ? upsell() : onChange(style))}
      />
      {LABEL_STYLES.some(isLocked) && (
        <Note wide>
          {editorLabel.feature} <ProBadge of={editorLabel.feature} onClick={upsell} />
        </Note>
      )}
      {value !== "plain" && <LabelPlaceRow />}
      {value !== "plain" && <StyleFont />}
    </>
  );
}

function StyleFont() {
  const { value, onChange } = useControl("labelFont");
  return (
    <Switch
      label={editorLabel.styleFont}
      checked={value === "style"}
      onChange={(checked) => onChange(checked ? "style" : "chosen")}
    />
  );
}
