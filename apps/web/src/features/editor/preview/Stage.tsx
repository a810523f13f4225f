import { useEffect, useRef } from "react";
import { useEditor, useSession } from "../state/context.ts";
import { EmptyWall } from "./EmptyWall.tsx";
import { usePicture } from "./picture.tsx";
import { PreviewCanvas } from "./PreviewCanvas.tsx";
import { useRoom } from "./use-room.ts";
import { WorkingPlate } from "./WorkingPlate.tsx";

interface StageProps {
  /** Whether files are being dragged over the window. */
  readonly dragging: boolean;
  readonly onCancel: () => void;
}

/** The wall a framed photo hangs on. */
export function Stage({ dragging, onCancel }: StageProps) {
  const wall = useRef<HTMLDivElement>(null);
  const room = useRoom(wall);
  const picture = usePicture();
  const session = useSession();
  useEffect(() => session.set({ room: room?.size ?? null }), [session, room]);
  const tone = useEditor((state) => state.wall);
  return (
    <div className="editor-stage" data-wall={tone}>
      <div ref={wall} className="editor-wall">
        {picture === null ? <EmptyWall /> : room && <PreviewCanvas picture={picture} room={room} />}
      </div>
      <WorkingPlate onCancel={onCancel} />
      {dragging && <p className="editor-drop-hint">Drop your image here</p>}
    </div>
  );
}
