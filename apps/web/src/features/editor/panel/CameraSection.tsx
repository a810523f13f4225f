import { isChoiceLocked, type MetadataDisplay, type Settings } from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { ProBadge, RadioGroup, type RadioOption } from "#ui/index.ts";
import { useControl, useEditor, useSession } from "../state/context.ts";
import { usePicture } from "../preview/picture.tsx";
import { effectiveSettings } from "../state/store.ts";
import { PanelSection } from "./PanelSection.tsx";

const CameraFacts = lazyPart(async () => (await import("./CameraFacts.tsx")).CameraFacts);
const CameraNames = lazyPart(async () => (await import("./CameraNames.tsx")).CameraNames);

const texts = editorPanel.camera;
const CHOICES: readonly MetadataDisplay[] = ["all", "camera", "lens", "exif", "none"];

export function CameraSection() {
  const { upsell } = useSession().services;
  const plan = useEditor((state) => state.plan);
  const options: readonly RadioOption<MetadataDisplay>[] = CHOICES.map((value) => ({
    value,
    label: texts.displays[value],
    locked: isChoiceLocked("metadataDisplay", value, plan),
  }));
  const locked = options.some((option) => option.locked);
  const display = useControl("metadataDisplay");
  const picture = usePicture();
  const more = useEditor((state) => moreSummary(effectiveSettings(state)));
  return (
    <PanelSection
      title={texts.title}
      id="camera-data"
      summary={[texts.displays[display.value], more].filter(Boolean).join(", ")}
      badge={locked && <ProBadge of={texts.feature} onClick={upsell} />}
    >
      <RadioGroup {...display} label={texts.display} options={options} onLocked={upsell} />
      {picture !== null && <CameraFacts drawn={picture.drawn} camera={picture.camera} />}
      <CameraNames summary={more || texts.asInFile} />
    </PanelSection>
  );
}

/** The first value below `More` differing from its default. */
function moreSummary({ cameraText, lensText, filmText, equivalentFocalLength, tidyCameraNames }: Settings): string {
  const typed = [filmText, cameraText, lensText].find((text) => text.trim() !== "");
  if (typed !== undefined) return typed;
  if (equivalentFocalLength) return texts.equivalent;
  return tidyCameraNames ? "" : texts.fileNames;
}
