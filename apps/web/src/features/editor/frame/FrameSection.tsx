import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { PanelSection } from "../panel/PanelSection.tsx";
import { useEditor } from "../state/context.ts";
import { effectiveSettings } from "../state/store.ts";

/** Loaded when the section is first open. */
const FrameBody = lazyPart(async () => (await import("./FrameBody.tsx")).FrameBody);

const texts = editorFrame;

/** Sides, shape, second stroke, bevel and print. */
export function FrameSection() {
  const summary = useEditor((state) => frameSummary(effectiveSettings(state)));
  const more = useEditor((state) => moreSummary(effectiveSettings(state)));
  return (
    <PanelSection id="frame" title={texts.title} summary={[summary, more].filter((part) => part !== "").join(", ")}>
      <FrameBody more={more === "" ? texts.summary.noMore : more} />
    </PanelSection>
  );
}

function frameSummary({ matteSides, bottomWeight }: Settings): string {
  if (matteSides !== null) return texts.summary.eachSide;
  return bottomWeight === 0 ? texts.summary.even : texts.summary.bottom(bottomWeight);
}

/** Values below `More` that differ from their defaults, at most two. */
function moreSummary({ shape, measuredBy, secondStrokeSize, bevelSize, printSize }: Settings): string {
  const parts = [
    shape === DEFAULT_SETTINGS.shape ? "" : texts.shapes[shape],
    measuredBy === DEFAULT_SETTINGS.measuredBy ? "" : texts.measures[measuredBy],
    secondStrokeSize === 0 ? "" : texts.secondStroke.row,
    bevelSize === 0 ? "" : texts.bevel,
    printSize === DEFAULT_SETTINGS.printSize ? "" : texts.print.sizes[printSize],
  ];
  return parts
    .filter((part) => part !== "")
    .slice(0, 2)
    .join(", ");
}
