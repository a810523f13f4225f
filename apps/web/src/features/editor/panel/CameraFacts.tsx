import { cameraLine, leftOutOf, type PrintedData } from "@matte/engine";
import { editorLabel } from "@matte/messages/editor-label";
import { editorPanel } from "@matte/messages/editor-panel";
import { Note } from "#ui/index.ts";
import type { Picture } from "../preview/frame-photo.ts";

const texts = editorPanel.camera;
type CameraFactsProps = Pick<Picture, "drawn" | "camera">;

/** The photo's camera data, and a note on data its label leaves out. */
export function CameraFacts({ drawn, camera }: CameraFactsProps) {
  return (
    <>
      <Facts camera={camera} />
      <LeftOut drawn={drawn} camera={camera} />
    </>
  );
}

/** Lists data the label style has no place for. */
function LeftOut({ drawn, camera }: CameraFactsProps) {
  const lines = leftOutOf(drawn, camera);
  return lines.length === 0 ? null : (
    <Note wide status>
      {editorLabel.leftOut(drawn.labelStyle, lines)}
    </Note>
  );
}

/** The photo's camera data, without unknown fields. */
function Facts({ camera }: { readonly camera: PrintedData }) {
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
