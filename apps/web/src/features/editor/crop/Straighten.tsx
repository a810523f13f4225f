import { MAX_STRAIGHTEN } from "@matte/engine";
import { editorCrop as texts } from "@matte/messages/editor-crop";
import { useRef } from "react";
import { Slider } from "#ui/index.ts";
import { withAngle } from "./draft.ts";
import type { DraftControl } from "./use-draft.ts";

/** Degrees around 0 that are 0 while the thumb is dragged. */
const SNAP = 0.2;

export function Straighten({ control: { draft, change } }: { readonly control: DraftControl }) {
  const dragged = useRef(false);
  const turn = (degrees: number, final: boolean): void => {
    const angle = dragged.current && Math.abs(degrees) <= SNAP ? 0 : degrees;
    change((before) => withAngle(before, angle), { key: "straighten", final });
  };
  return (
    <div
      className="crop-straighten"
      onPointerDown={() => (dragged.current = true)}
      onPointerUp={() => (dragged.current = false)}
      onPointerCancel={() => (dragged.current = false)}
    >
      <span aria-hidden="true">{texts.straighten}</span>
      <Slider
        label={texts.straighten}
        value={draft.angle}
        min={-MAX_STRAIGHTEN}
        max={MAX_STRAIGHTEN}
        step={0.1}
        decimals={1}
        initial={0}
        unit="°"
        unitName={texts.degrees}
        onChange={(degrees, { final }) => turn(degrees, final)}
      />
    </div>
  );
}
