import { UnfinishedExport } from "../export/UnfinishedExport.tsx";
import { IncomingPhotos } from "../intake/IncomingPhotos.tsx";
import { LinkedLook } from "../looks/LinkedLook.tsx";
import type { Actions } from "./use-actions.ts";

interface IncomingBarsProps {
  readonly actions: Pick<Actions, "exportIntoFolder" | "takeFiles">;
}

/** A look from a link, an export that was broken off, and photos of other apps, above the stage. No first screen needs them. */
export function IncomingBars({ actions }: IncomingBarsProps) {
  return (
    <>
      <LinkedLook />
      <UnfinishedExport onContinue={actions.exportIntoFolder} />
      <IncomingPhotos onFiles={(files) => void actions.takeFiles(files)} />
    </>
  );
}
