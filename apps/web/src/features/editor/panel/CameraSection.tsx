import {
  cameraLine,
  isChoiceLocked,
  leftOutOf,
  type MetadataDisplay,
  type PrintedData,
  type Settings,
} from "@matte/engine";
import { editorLabel } from "@matte/messages/editor-label";
import { editorPanel } from "@matte/messages/editor-panel";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { Note, ProBadge, RadioGroup, type RadioOption } from "#ui/index.ts";
import { useControl, useEditor, useSession } from "../state/context.ts";
import type { Picture } from "../preview/frame-photo.ts";
import { usePicture } from "../preview/picture.tsx";
import { effectiveSettings } from "../state/store.ts";
import { PanelSection } from "./PanelSection.tsx";

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
      {picture !== null && <CameraFacts camera={picture.camera} />}
      {picture !== null && <LeftOut {...picture} />}
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

/** Lists data the label style has no place for. */
function LeftOut({ drawn, camera }: Pick<Picture, "drawn" | "camera">) {
  const lines = leftOutOf(drawn, camera);
  return lines.length === 0 ? null : (
    <Note wide status>
      {editorLabel.leftOut(drawn.labelStyle, lines)}
    </Note>
  );
}

/** The photo's camera data, without unknown fields. */
function CameraFacts({ camera }: { readonly camera: PrintedData }) {
  const facts = [
    [texts.facts.camera, camera.camera],
    [texts.facts.lens, camera.lens],
    [texts.facts.exposure, cameraLine("exif", camera)],
  ].filter(([, text]) => text !== undefined);
  if (facts.length === 0) return <p className="camera-facts">{texts.none}</p>;
  return (
    <dl className="camera-facts num">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
