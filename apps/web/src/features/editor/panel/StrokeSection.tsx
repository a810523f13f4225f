import {
  baseLength,
  convertedStroke,
  DEFAULT_SETTINGS,
  innerStrokeMaximum,
  isLocked,
  PERMILLE_STEP,
  type Range,
  RANGES,
  type StrokeUnit,
} from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { editorPanel } from "@matte/messages/editor-panel";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { ColourField, ProBadge, RadioGroup, Row, Slider, type RadioOption } from "#ui/index.ts";
import { shownIn } from "../model/shown-record.ts";
import {
  changeControls,
  type Control,
  useControl,
  useEditor,
  useSelectedPhoto,
  useSession,
  useSetting,
} from "../state/context.ts";
import { effectiveSettings } from "../state/store.ts";
import { PanelSection } from "./PanelSection.tsx";
import { colourName, STROKE_SWATCHES } from "./swatches.ts";

const SecondStroke = lazyPart(async () => (await import("../frame/SecondStroke.tsx")).SecondStroke);

const texts = editorPanel.stroke;
const units = editorFrame.strokeUnits;
const UNITS: readonly RadioOption<StrokeUnit>[] = [
  { value: "px", label: units.px },
  { value: "permille", label: units.permille },
];
/** Largest stroke in thousandths: 20 percent of the base length. */
const MOST_PERMILLE = 200;

/** Both strokes. */
export function StrokeSection() {
  const { services } = useSession();
  const locked = useEditor((state) => isLocked("innerBorderSize", state.plan));
  const size = useControl("innerBorderSize");
  const colour = useControl("innerBorderColor");
  const unit = useUnit();
  const permille = unit.value === "permille";
  const max = useMaximum();
  return (
    <PanelSection
      title={texts.title}
      id="stroke"
      summary={size.value === 0 ? texts.none : texts.summary(size.value, units[unit.value], colourName(colour.value))}
      onLocked={locked ? services.upsell : undefined}
      badge={locked && <ProBadge of={texts.feature} onClick={services.upsell} />}
    >
      <Row label={texts.row}>
        <Slider
          {...size}
          label={texts.size}
          min={0}
          max={permille ? MOST_PERMILLE : max}
          step={permille ? PERMILLE_STEP : 1}
          decimals={permille ? 1 : 0}
          curved
          initial={DEFAULT_SETTINGS.innerBorderSize}
          unit={units[unit.value]}
          unitName={editorFrame.strokeUnitNames[unit.value]}
        />
      </Row>
      <Row label={texts.unit} group>
        <RadioGroup {...unit} label={editorFrame.strokeUnit} options={UNITS} />
      </Row>
      <Row label={editorPanel.colour}>
        <ColourField {...colour} subject={texts.subject} swatches={STROKE_SWATCHES} />
      </Row>
      <SecondStroke />
    </PanelSection>
  );
}

/** The unit for both strokes. Changing it keeps their width on the shown photo. */
function useUnit(): Pick<Control<StrokeUnit>, "value" | "onChange"> {
  const session = useSession();
  const value = useSetting("strokeUnit");
  const photo = useSelectedPhoto();
  const onChange = (strokeUnit: StrokeUnit): void => {
    if (strokeUnit === value) return;
    const { innerBorderSize, secondStrokeSize, measuredBy } = effectiveSettings(session.store.getState());
    const converted = (size: number, { max }: Range): number =>
      photo === null
        ? size
        : Math.min(max, convertedStroke(size, strokeUnit, baseLength(measuredBy, photo.facts.size)));
    const sizes = {
      innerBorderSize: converted(innerBorderSize, RANGES.innerBorderSize),
      secondStrokeSize: converted(secondStrokeSize, RANGES.secondStrokeSize),
    };
    changeControls(session, { strokeUnit, ...sizes }, { key: "strokeUnit", final: true });
  };
  return { value, onChange };
}

/** Largest stroke: 20 percent of the first photo's width (SPEC §5). */
function useMaximum(): number {
  const { photos } = useSession();
  const first = useEditor((state) => state.history.present.photos[0]);
  return innerStrokeMaximum(shownIn(photos, first)?.facts.size.width ?? null);
}
