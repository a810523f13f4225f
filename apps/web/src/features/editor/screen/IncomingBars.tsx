import { UnfinishedExport } from "../export/UnfinishedExport.tsx";
import { IncomingPhotos } from "../intake/IncomingPhotos.tsx";
import { EarlierPhotos } from "../recovery/EarlierPhotos.tsx";
import { LinkedLook } from "../looks/LinkedLook.tsx";
import { FramedBefore } from "../unframe/FramedBefore.tsx";
import type { Actions } from "./use-actions.ts";

interface IncomingBarsProps {
  readonly actions: Pick<Actions, "exportIntoFolder" | "takeFiles">;
}

/** Offers above the stage, possibly several. No first screen needs them. */
export function IncomingBars({ actions }: IncomingBarsProps) {
  return (
    <div className="incoming-bars">
      <LinkedLook />
      <FramedBefore />
      <UnfinishedExport onContinue={actions.exportIntoFolder} />
      <EarlierPhotos />
      <IncomingPhotos onFiles={(files) => void actions.takeFiles(files)} />
    </div>
  );
}
