import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { useShallow } from "zustand/react/shallow";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { PanelSection } from "../panel/PanelSection.tsx";
import { useEditor, useSetting } from "../state/context.ts";
import { effectiveSettings } from "../state/store.ts";

/** Limit of values in a summary. */
const MOST_NAMED = 2;

/** Loaded when the section is first open. */
const FrameBody = lazyPart(async () => (await import("./rows/FrameBody.tsx")).FrameBody);

const texts = editorFrame;

/** Sides, shape, board and paper. */
export function FrameSection() {
  const summary = useEditor((state) => frameSummary(effectiveSettings(state)));
  const changed = useEditor(useShallow((state) => changedValues(effectiveSettings(state))));
  const measuredBy = useSetting("measuredBy");
  const more = measuredBy === DEFAULT_SETTINGS.measuredBy ? texts.summary.noMore : texts.measures[measuredBy];
  return (
    <PanelSection id="frame" title={texts.title} summary={[summary, ...changed].slice(0, MOST_NAMED).join(", ")}>
      <FrameBody more={more} />
    </PanelSection>
  );
}

function frameSummary({ matteSides, bottomWeight }: Settings): string {
  if (matteSides !== null) return texts.summary.eachSide;
  return bottomWeight === 0 ? texts.summary.even : texts.summary.bottom(bottomWeight);
}

/** Names of values that differ from their defaults. */
function changedValues({
  shape,
  socialPreset,
  measuredBy,
  bevelSize,
  innerMatSize,
  cornerRadius,
  shadow,
  printSize,
}: Settings): readonly string[] {
  return [
    shape === DEFAULT_SETTINGS.shape || socialPreset !== "original" ? "" : texts.shapes[shape],
    bevelSize === 0 ? "" : texts.bevel,
    innerMatSize === 0 ? "" : texts.innerMat,
    cornerRadius === 0 ? "" : texts.roundCorners,
    shadow === "none" ? "" : texts.shadow,
    printSize === DEFAULT_SETTINGS.printSize ? "" : texts.paper.sizes[printSize],
    measuredBy === DEFAULT_SETTINGS.measuredBy ? "" : texts.measures[measuredBy],
  ].filter((value) => value !== "");
}
