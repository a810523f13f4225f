import { exifLine, isChoiceLocked, type CameraData, type MetadataDisplay } from "@matte/engine";
import { ProBadge, RadioGroup, Section, type RadioOption } from "#ui/index.ts";
import { useEditor, useSelectedPhoto, useSession } from "../state/context.ts";
import { useControl } from "../state/use-control.ts";

const CHOICES: readonly RadioOption<MetadataDisplay>[] = [
  { value: "all", label: "All" },
  { value: "camera", label: "Camera" },
  { value: "lens", label: "Lens" },
  { value: "exif", label: "EXIF" },
  { value: "none", label: "None" },
];

export function CameraSection() {
  const { upsell } = useSession().services;
  const plan = useEditor((state) => state.plan);
  const options = CHOICES.map((choice) => ({
    ...choice,
    locked: isChoiceLocked("metadataDisplay", choice.value, plan),
  }));
  const locked = options.some((option) => option.locked);
  const display = useControl("metadataDisplay");
  const photo = useSelectedPhoto();
  return (
    <Section
      title="Camera data"
      id="camera-data"
      badge={locked && <ProBadge of="choose camera, lens or EXIF" onClick={upsell} />}
    >
      <RadioGroup {...display} label="Metadata display" options={options} onLocked={upsell} />
      {photo !== null && <CameraFacts camera={photo.facts.camera} />}
    </Section>
  );
}

/** Camera data of the photo, without unknown fields. */
function CameraFacts({ camera }: { readonly camera: CameraData }) {
  const facts = [
    ["Camera", camera.camera],
    ["Lens", camera.lens],
    ["Exposure", exifLine(camera)],
  ].filter(([, text]) => text !== undefined);
  if (facts.length === 0) return <p className="camera-facts">This photo carries no camera data.</p>;
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
