import { editor } from "@matte/messages/editor";
import { type CSSProperties, useEffect, useState } from "react";
import { partTransform } from "@matte/framing/photos/part-transform.ts";
import { orientedSize } from "@matte/framing/read/orientation.ts";
import type { PhotoFacts, ShownPart } from "#domain/photos/types.ts";
import type { DeviceSpace } from "#lib/device-space.ts";
import { Button } from "#ui/index.ts";
import { fitFactor } from "./fit.ts";
import type { Picture } from "./frame-photo.ts";

interface HdrViewProps {
  readonly picture: Pick<Picture, "layout" | "photo">;
  readonly space: Pick<DeviceSpace, "size" | "density">;
  /** True while a part of the picture is shown at full size. */
  readonly zoomed: boolean;
}

/**
 * An HDR photo's badge. Canvases show SDR alone: on a screen with more, it is a button that shows the original file over the photo
 * in the preview. Browsers that do not decode the file, such as a HEIC, keep the badge alone.
 */
export function HdrView({ picture, space, zoomed }: HdrViewProps) {
  const [shown, setShown] = useState(false);
  const [undecodable, setUndecodable] = useState(false);
  const { hdrView } = editor.preview;
  if (undecodable || !matchMedia("(dynamic-range: high)").matches)
    return <span className="editor-hdr">{hdrView.badge}</span>;
  return (
    <>
      {shown && !zoomed && <OwnPicture picture={picture} space={space} onError={() => setUndecodable(true)} />}
      <span className="editor-hdr">
        <Button variant="bare" aria-label={hdrView.label} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {hdrView.badge}
        </Button>
      </span>
    </>
  );
}

interface OwnPictureProps extends Omit<HdrViewProps, "zoomed"> {
  readonly onError: () => void;
}

function OwnPicture({ picture: { layout, photo }, space, onError }: OwnPictureProps) {
  const url = useFileUrl(photo.file);
  if (url === null) return null;
  const scale = fitFactor(layout.canvas, space.size) / space.density;
  const { x, y, width, height } = layout.photo;
  const style: CSSProperties = {
    width: width * scale,
    height: height * scale,
    translate: `${(x + width / 2 - layout.canvas.width / 2) * scale}px ${(y + height / 2 - layout.canvas.height / 2) * scale}px`,
  };
  const { facts } = photo;
  if (facts.part === undefined)
    return <img className="editor-own-picture" src={url} alt="" style={style} onError={onError} />;
  return (
    <span className="editor-own-picture" style={style}>
      <img
        src={url}
        alt=""
        style={partStyle(facts, facts.part, (width * scale) / facts.size.width)}
        onError={onError}
      />
    </span>
  );
}

/** Shows a part of the browser's upright picture. @param scale CSS pixels per pixel of the photo */
function partStyle(facts: PhotoFacts, part: ShownPart, scale: number): CSSProperties {
  const upright = orientedSize(part.orientation, part.stored);
  const { transform } = partTransform(upright, facts, part);
  return { ...upright, transform: `scale(${scale}) matrix(${transform.join(",")})` };
}

/** A file's `blob:` URL while the component is shown. */
function useFileUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
