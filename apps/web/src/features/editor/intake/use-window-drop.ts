import { useEffect, useEffectEvent, useState } from "react";
import { carriesFiles } from "./dropped.ts";

/** Takes files dropped anywhere in the window. Returns true while files are dragged over it. */
export function useWindowDrop(onDrop: (items: DataTransferItemList) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const onDragOver = (event: DragEvent): void => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = "copy";
      setDragging(true);
    };
    // Within the window, the related target is the element that is entered.
    const onDragLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const onDropped = (event: DragEvent): void => {
      setDragging(false);
      if (event.dataTransfer === null || !carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      drop(event.dataTransfer.items);
    };
    const stop = new AbortController();
    window.addEventListener("dragenter", onDragOver, stop);
    window.addEventListener("dragover", onDragOver, stop);
    window.addEventListener("dragleave", onDragLeave, stop);
    window.addEventListener("drop", onDropped, stop);
    return () => stop.abort();
  }, []);
  return dragging;
}
