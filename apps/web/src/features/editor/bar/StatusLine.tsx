import { editor } from "@matte/messages/editor";
import { Search } from "lucide-react";
import { fitFactor } from "../preview/fit.ts";
import { Button, IconButton } from "#ui/index.ts";
import { usePicture } from "../preview/picture.tsx";
import { useEditor, usePhotoCount, useSession } from "../state/context.ts";
import { ExportFacts } from "./ExportFacts.tsx";
import { PhotoSteps } from "./PhotoSteps.tsx";
import { WallTones } from "./WallTones.tsx";

/** The line below the preview: steps through the list, facts of the export, and controls of the view. */
export function StatusLine() {
  const session = useSession();
  const count = usePhotoCount();
  return (
    <div className="status-line">
      <div>
        <PhotoSteps />
        <Button variant="bare" disabled={count === 0} onClick={session.clear}>
          {editor.clearBatch}
        </Button>
      </div>
      <ExportFacts />
      <div>
        <ZoomButton />
        <WallTones />
      </div>
    </div>
  );
}

function ZoomButton() {
  const session = useSession();
  const zoomed = useEditor((state) => state.zoomed);
  const room = useEditor((state) => state.room);
  const canvas = usePicture()?.layout.canvas;
  const worthwhile = canvas !== undefined && room !== null && fitFactor(canvas, room) < 1;
  return (
    <IconButton
      icon={Search}
      label={editor.zoom}
      shortcut="Z"
      pressed={zoomed && worthwhile}
      disabled={!worthwhile}
      onClick={() => session.set({ zoomed: !zoomed })}
    />
  );
}
