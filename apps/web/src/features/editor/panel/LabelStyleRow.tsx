import { isChoiceLocked, LABEL_STYLES, type LabelStyle } from "@matte/engine";
import { editorLabel } from "@matte/messages/editor-label";
import { useId } from "react";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { Note, ProBadge, Switch } from "#ui/index.ts";
import { useControl, useEditor, useSession } from "../state/context.ts";
import { LabelDrawing } from "./LabelDrawing.tsx";
import "./label-style.css";

const LabelPlaceRow = lazyPart(async () => (await import("./LabelPlaceRow.tsx")).LabelPlaceRow);

/** The caption's typography. One badge covers all styles missing in the plan. */
export function LabelStyleRow() {
  const { upsell } = useSession().services;
  const plan = useEditor((state) => state.plan);
  const { value, onChange } = useControl("labelStyle");
  const isLocked = (style: LabelStyle): boolean => isChoiceLocked("labelStyle", style, plan);
  return (
    <>
      <p className="label-styles-name" aria-hidden="true">
        <span>{editorLabel.style}</span>
        <b>{editorLabel.styles[value]}</b>
      </p>
      <LabelStyles value={value} onChange={(style) => (isLocked(style) ? upsell() : onChange(style))} />
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

interface LabelStylesProps {
  readonly value: LabelStyle;
  readonly onChange: (style: LabelStyle) => void;
}

function LabelStyles({ value, onChange }: LabelStylesProps) {
  const name = useId();
  return (
    <div className="label-styles" role="radiogroup" aria-label={editorLabel.style}>
      {LABEL_STYLES.map((style) => (
        <label key={style}>
          <input type="radio" name={name} value={style} checked={style === value} onChange={() => onChange(style)} />
          <LabelDrawing of={style} />
          {editorLabel.styles[style]}
        </label>
      ))}
    </div>
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
