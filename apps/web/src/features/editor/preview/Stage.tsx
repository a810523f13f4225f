import { editor } from "@matte/messages/editor";
import { useEffect, useRef } from "react";
import { useDeviceSpace } from "#lib/device-space.ts";
import { useEditor, useSession } from "../state/context.ts";
import { EmptyWall } from "./EmptyWall.tsx";
import { usePicture } from "./picture.tsx";
import { PreviewCanvas } from "./PreviewCanvas.tsx";
import { WorkingPlate } from "./WorkingPlate.tsx";

interface StageProps {
  /** True while files are dragged over the window. */
  readonly dragging: boolean;
  readonly onCancel: () => void;
}

/** The wall with the framed photo. */
export function Stage({ dragging, onCancel }: StageProps) {
  const wall = useRef<HTMLDivElement>(null);
  const space = useDeviceSpace(wall);
  const picture = usePicture();
  const session = useSession();
  useEffect(() => session.set({ room: space?.size ?? null }), [session, space]);
  const tone = useEditor((state) => state.wall);
  return (
    <div className="editor-stage" data-wall={tone}>
      <div ref={wall} className="editor-wall">
        {picture === null ? <EmptyWall /> : space && <PreviewCanvas picture={picture} space={space} />}
      </div>
      <WorkingPlate onCancel={onCancel} />
      {dragging && <p className="editor-drop-hint">{editor.preview.drop}</p>}
    </div>
  );
}
