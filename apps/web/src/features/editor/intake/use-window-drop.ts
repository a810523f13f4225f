import { useEffect, useEffectEvent, useState } from "react";
import { carriesFiles } from "./dropped.ts";

/** Takes files dropped anywhere in the window. Gives whether some are being dragged over it right now. */
export function useWindowDrop(onDrop: (items: DataTransferItemList) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = "copy";
      setDragging(true);
    };
    // Leaving one element for another inside the window names the other.
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const dropped = (event: DragEvent): void => {
      setDragging(false);
      if (event.dataTransfer === null || !carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      drop(event.dataTransfer.items);
    };
    const stop = new AbortController();
    window.addEventListener("dragenter", over, stop);
    window.addEventListener("dragover", over, stop);
    window.addEventListener("dragleave", leave, stop);
    window.addEventListener("drop", dropped, stop);
    return () => stop.abort();
  }, []);
  return dragging;
}
