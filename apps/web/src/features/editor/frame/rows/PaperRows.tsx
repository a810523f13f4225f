import {
  fitsPaper,
  LOW_PRINT_DENSITY,
  MATTE_MM_RANGE,
  mostMatte,
  PRINT_SIZES,
  printDensity,
  RANGES,
} from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { useRef } from "react";
import { Button, NumberField, Row, Select, Slider, Switch } from "#ui/index.ts";
import { usePicture } from "../../preview/picture.tsx";
import { changeControls, useControl, useEditor, useSession, useSetting } from "../../state/context.ts";
import { effectiveSettings } from "../../state/store.ts";
import { chooseFit, choosePaper } from "../canvas-choice.ts";
import { matteOnPaper, printedSizeText, settingsWithMillimetres } from "../on-paper.ts";

const texts = editorFrame.paper;
const SIZES = PRINT_SIZES.map((value) => ({ value, label: texts.sizes[value] }));

const RANGES_ON_PAPER = { ...MATTE_MM_RANGE, decimals: 1, unit: "mm", unitName: texts.unitName } as const;

/** The paper, and the frame's lengths on it. */
export function PaperRows() {
  const session = useSession();
  const size = useSetting("printSize");
  const hasPaperCanvas = useSetting("socialPreset") === "original";
  return (
    <>
      <Row label={texts.size}>
        <Select value={size} options={SIZES} onChange={(chosen) => choosePaper(session, chosen)} />
        {size === "custom" && (
          <span className="print-width">
            <PrintWidth />
          </span>
        )}
      </Row>
      {size !== "none" && (
        <>
          {size !== "custom" && <FitPaper />}
          {hasPaperCanvas && <MatteOnPaper />}
          {hasPaperCanvas && <Bleed />}
          <PrintResolution />
        </>
      )}
    </>
  );
}

function PrintWidth() {
  const width = useControl("printWidth");
  return <NumberField {...RANGES.printWidth} {...width} label={texts.width} unit="mm" />;
}

/** On only while it has an effect: a shape or a preset may set the canvas. */
function FitPaper() {
  const session = useSession();
  const fitted = useEditor((state) => fitsPaper(effectiveSettings(state)));
  return <Switch label={texts.fit} checked={fitted} onChange={(on) => chooseFit(session, on)} />;
}

/** The matte on paper: as it is, until one is set. A social preset has pixels instead. */
function MatteOnPaper() {
  const session = useSession();
  const layout = usePicture()?.layout;
  const settings = useEditor(effectiveSettings);
  const { matteMm } = settings;
  const row = useRef<HTMLDivElement>(null);
  // The button disappears, and would take the keyboard's place with it.
  const measureInPercent = (): void => {
    row.current?.querySelector("input")?.focus();
    changeControls(session, { matteMm: null });
  };
  const value = layout === undefined ? (matteMm ?? 0) : matteOnPaper(settings, layout);
  return (
    <>
      <div ref={row}>
        <Row label={texts.matteRow}>
          <Slider
            {...RANGES_ON_PAPER}
            label={texts.matte}
            max={mostMatte(settings)}
            value={value}
            initial={value}
            onChange={(next, { final }) =>
              changeControls(session, settingsWithMillimetres(settings, layout, next), { key: "matteMm", final })
            }
          />
        </Row>
      </div>
      {matteMm !== null && (
        <p className="print-resolution">
          <Button variant="bare" onClick={measureInPercent}>
            {texts.inPercent}
          </Button>
        </p>
      )}
    </>
  );
}

function Bleed() {
  const bleed = useControl("bleedMm");
  return (
    <Row label={texts.bleedRow}>
      <Slider {...RANGES_ON_PAPER} {...RANGES.bleedMm} {...bleed} label={texts.bleed} initial={0} />
    </Row>
  );
}

/** Size and pixels per inch of the selected photo's print. */
function PrintResolution() {
  const settings = useEditor(effectiveSettings);
  const canvas = usePicture()?.layout.canvas;
  const density = canvas === undefined ? null : printDensity(settings, canvas);
  if (canvas === undefined || density === null) return null;
  return (
    <p className="print-resolution num">
      <output aria-label={texts.resolution}>
        {texts.density(printedSizeText(settings, canvas), density)}{" "}
        {density < LOW_PRINT_DENSITY && <span>{texts.low}</span>}
      </output>
    </p>
  );
}
