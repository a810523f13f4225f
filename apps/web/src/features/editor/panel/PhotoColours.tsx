import { photoColours, type HexColour } from "@matte/engine";
import { editorFrame } from "@matte/messages/editor-frame";
import { useEffect, useState } from "react";
import { shownPart } from "#domain/pictures/shown-part.ts";
import { decodeImage } from "#lib/decode-image.ts";
import { whenIdle } from "#lib/when-idle.ts";
import { Swatches } from "#ui/index.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { useControl, useSelectedPhoto, useSetting } from "../state/context.ts";

const texts = editorFrame.photoColours;

/** Size of the bitmap for deriving colours. */
const [WIDTH, HEIGHT] = [64, 48];

/** Quiet tones from the selected photo for the matte. */
export function PhotoColours() {
  const photo = useSelectedPhoto();
  return photo !== null && <ColoursOf photo={photo} />;
}

function ColoursOf({ photo }: { readonly photo: PhotoRecord }) {
  const matte = useControl("outerBorderColor");
  const colours = useColours(photo);
  const isHidden = useSetting("background") === "photo";
  return (
    <Swatches
      label={texts.label}
      value={matte.value}
      disabled={isHidden}
      swatches={colours.map((colour, index) => ({ name: texts.colour(index + 1), colour, description: colour }))}
      onChange={(colour) => matte.onChange(colour)}
    />
  );
}

const known = new WeakMap<PhotoRecord, readonly HexColour[]>();

/** Empty until they are derived, when the page is idle. */
function useColours(photo: PhotoRecord): readonly HexColour[] {
  const [, setDerived] = useState<PhotoRecord | null>(null);
  useEffect(() => {
    if (known.has(photo)) return undefined;
    let current = true;
    const cancel = whenIdle(() => {
      void derive(photo).then(
        (colours) => {
          known.set(photo, colours);
          if (current) setDerived(photo);
        },
        () => undefined,
      );
    });
    return () => {
      current = false;
      cancel();
    };
  }, [photo]);
  return known.get(photo) ?? [];
}

async function derive({ thumbnail, facts }: PhotoRecord): Promise<readonly HexColour[]> {
  const image = shownPart(await decodeImage(thumbnail), facts);
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) return [];
  context.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return photoColours(context.getImageData(0, 0, WIDTH, HEIGHT).data);
}
