import type { ReviewedSubmission } from "@matte/contracts/shared-looks";
import { LOOK_PICTURE_LIMIT, LOOK_PICTURES } from "@matte/contracts/look-limits";
import { readLook, settingsWithLook, type Settings } from "@matte/engine";
import { useMemo, useRef } from "react";
import type { Pictures } from "#domain/administration/submissions.ts";
import { CAPTIONED } from "#domain/looks/captioned.ts";
import { LookSample } from "#domain/looks/LookSample.tsx";
import { PUBLIC_SAMPLES } from "#domain/looks/public-samples.ts";

const QUALITY = 0.86;

interface SubmittedPicturesProps {
  readonly look: ReviewedSubmission["look"];
  /** Called when all pictures are drawn, with a function that encodes them. */
  readonly onDrawn: (read: () => Promise<Pictures>) => void;
}

/** Our photos in a submitted look, as the public page will show them. */
export function SubmittedPictures({ look, onDrawn }: SubmittedPicturesProps) {
  const list = useRef<HTMLDivElement>(null);
  const drawn = useRef(new Set<string>());
  const settings = useMemo(() => settingsIn(look), [look]);
  const read = async (): Promise<Pictures> => {
    const canvases = [...(list.current?.querySelectorAll("canvas") ?? [])];
    const [first, second, third] = await Promise.all(canvases.map(jpegOf));
    if (first === undefined || second === undefined || third === undefined) throw new Error("A picture is missing.");
    return { first, second, third };
  };
  const note = (name: string): void => {
    drawn.current.add(name);
    if (drawn.current.size === LOOK_PICTURES.length) onDrawn(read);
  };
  return (
    <div ref={list} className="submissions-pictures">
      {LOOK_PICTURES.map((name) => (
        <LookSample
          key={name}
          settings={settings}
          watermark={false}
          photo={PUBLIC_SAMPLES[name]}
          longSide={LOOK_PICTURE_LIMIT.side}
          onDrawn={() => note(name)}
        />
      ))}
    </div>
  );
}

/** A look that this page can't read has passed the server; the page is older, and shows the default. */
function settingsIn(stored: unknown): Settings {
  const found = readLook(stored);
  return found.type === "look" ? settingsWithLook(CAPTIONED, found.look) : CAPTIONED;
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("The picture could not be encoded.")) : resolve(blob)),
      "image/jpeg",
      QUALITY,
    );
  });
}
