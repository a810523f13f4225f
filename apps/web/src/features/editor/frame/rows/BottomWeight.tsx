import { DEFAULT_SETTINGS, RANGES, type Settings } from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { QuickSizes, Row, Slider, Switch } from "#ui/index.ts";
import { changeControls, useControl, useSession, useSetting } from "../../state/context.ts";
import { effectiveSettings } from "../../state/store.ts";
import { shownSides } from "../sides.ts";

const texts = editorFrame;

/** Percent framers add to the bottom. */
const PROPORTIONS = [
  { name: texts.proportions.even, value: 0 },
  { name: texts.proportions.classic, value: 17 },
  { name: texts.proportions.deep, value: 25 },
];

/** Slider and usual proportions for the bottom matte; absent while each side is set, because they would have no effect. */
export function BottomWeight() {
  const weight = useControl("bottomWeight");
  if (useEachSide()) return null;
  return (
    <>
      <Row label={texts.bottomWeight}>
        <Slider
          {...RANGES.bottomWeight}
          {...weight}
          label={texts.bottomWeight}
          initial={DEFAULT_SETTINGS.bottomWeight}
          unit="%"
          unitName={texts.unitName}
        />
      </Row>
      <Row label={texts.proportion} group>
        <QuickSizes {...weight} label={texts.proportion} options={PROPORTIONS} />
      </Row>
    </>
  );
}

export function EachSide() {
  const session = useSession();
  const each = useEachSide();
  const setEach = (on: boolean): void => {
    const settings: Settings = effectiveSettings(session.store.getState());
    changeControls(session, { matteSides: on ? shownSides(settings) : null, matteMm: null });
  };
  return <Switch label={texts.sides.each} checked={each} onChange={setEach} />;
}

function useEachSide(): boolean {
  return useSetting("matteSides") !== null;
}
