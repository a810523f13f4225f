/** Photos arriving without the file picker: dropped, pasted, or retried after lacking the network. */
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
    // Within the window, the related target is the element being entered.
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

/** Takes images and files pasted anywhere on the page, unless they are text for a field. */
export function usePaste(onFiles: (files: readonly File[]) => void): void {
  const paste = useEffectEvent(onFiles);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const { clipboardData, target } = event;
      if (clipboardData === null) return;
      const files = pastedFiles({ files: [...clipboardData.files], types: clipboardData.types }, takesText(target));
      if (files.length === 0) return;
      event.preventDefault();
      paste(files);
    };
    window.addEventListener("paste", onPaste);
    return () => window.removeEventListener("paste", onPaste);
  }, []);
}

/** Calls when the network is back. */
export function useNetworkReturn(onReturn: () => void): void {
  const call = useEffectEvent(onReturn);
  useEffect(() => {
    const onOnline = (): void => call();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, []);
}

interface Paste {
  readonly files: readonly File[];
  readonly types: readonly string[];
}

/** Pasted files; none while a field has the focus and the clipboard has text for it. */
export function pastedFiles({ files, types }: Paste, typing: boolean): readonly File[] {
  return typing && types.includes("text/plain") ? [] : files;
}

/** True for elements that take typed text and handle keys and pastes themselves. */
function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !TYPES_WITHOUT_TEXT.has(target.type);
}

const TYPES_WITHOUT_TEXT = new Set(["range", "radio", "checkbox", "button", "submit", "reset", "file", "color"]);
