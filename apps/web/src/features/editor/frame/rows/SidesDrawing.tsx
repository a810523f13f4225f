import { DEFAULT_SETTINGS, MATTE_SIDE_RANGE, SIDES, type Side, type Size } from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { useMemo, useRef, useState } from "react";
import { useDeviceSpace } from "#lib/device-space.ts";
import { NumberField, type ChangeDetail } from "#ui/index.ts";
import { useFrameStyle } from "../../preview/picture.tsx";
import { changeControls, useSelectedPhoto, useSession } from "../../state/context.ts";
import { effectiveSettings } from "../../state/store.ts";
import { DrawnFrame } from "./DrawnFrame.tsx";
import { handleAt, layoutSides, percentOf, type DragStart, placeInside, placeAround } from "./drawing.ts";
import { Handle } from "./Handle.tsx";
import { limitSide, settingsWithSide, shownSides } from "../sides.ts";

const texts = editorFrame.sides;
/** Ratio of the drawing while there is no photo. */
const NO_PHOTO: Size = { width: 1500, height: 1000 };

/** The matte around the photo: each side has a handle and a number. */
export function SidesDrawing() {
  const { settings } = useFrameStyle();
  const sides = shownSides(settings);
  const setSide = useSetSide();
  return (
    <div className="sides" role="group" aria-label={texts.label}>
      <Drawing setSide={setSide} />
      {SIDES.map((side) => (
        <div key={side} className={`sides-number sides-number-${side}`}>
          <NumberField
            min={MATTE_SIDE_RANGE.min}
            max={MATTE_SIDE_RANGE.max}
            label={texts.percent(texts.names[side])}
            value={sides[side]}
            decimals={1}
            unit="%"
            onChange={(percent, detail) => setSide(side, percent, detail)}
          />
        </div>
      ))}
    </div>
  );
}

type SetSide = (side: Side, percent: number, detail: ChangeDetail) => void;

function useSetSide(): SetSide {
  const session = useSession();
  return (side, percent, { final }) => {
    const settings = effectiveSettings(session.store.getState());
    // A larger number's first digit must not turn on `Set each side`.
    const wanted = final ? percent : limitSide(settings, side, percent);
    changeControls(session, settingsWithSide(settings, side, wanted), { key: `side ${side}`, final });
  };
}

/** A drag keeps the drawing's scale and the photo's place. */
function Drawing({ setSide }: { readonly setSide: SetSide }) {
  const { settings } = useFrameStyle();
  const photo = useSelectedPhoto();
  const size = photo?.facts.size ?? NO_PHOTO;
  const space = useRef<HTMLDivElement>(null);
  const measured = useDeviceSpace(space);
  const layout = useMemo(() => layoutSides(settings, size), [settings, size]);
  const [dragStart, setDragStart] = useState<DragStart | null>(null);
  const available = measured && {
    width: measured.size.width / measured.density,
    height: measured.size.height / measured.density,
  };
  const place = available && (dragStart === null ? placeInside(layout, available) : placeAround(layout, dragStart));
  const sides = shownSides(settings);
  return (
    <div className="sides-space" ref={space}>
      {place !== null && measured !== null && (
        <>
          <DrawnFrame layout={layout} place={place} density={measured.density} photo={photo} />
          {SIDES.map((side) => (
            <Handle
              key={side}
              side={side}
              value={sides[side]}
              initial={DEFAULT_SETTINGS.outerBorderSize}
              at={handleAt(side, layout, place)}
              percentAfter={(move) =>
                limitSide(settings, side, sides[side] + percentOf(side, move, settings, size, place.factor))
              }
              onDrag={(dragging) => setDragStart(dragging ? { layout, place } : null)}
              onChange={(percent, detail) => setSide(side, percent, detail)}
            />
          ))}
        </>
      )}
    </div>
  );
}
