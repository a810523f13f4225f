import type { DragEvent } from "react";

interface DropHandlers {
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

/** Imports a CSV file dropped on the dialog; other files go to the editor. */
export function useCsvDrop(onFile: (file: File) => void): DropHandlers {
  const onDragOver = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onDrop = (event: DragEvent): void => {
    const table = [...event.dataTransfer.files].find(
      ({ name, type }) => type === "text/csv" || /\.(?:csv|tsv|txt)$/iu.test(name),
    );
    if (table === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onFile(table);
  };
  return { onDragOver, onDrop };
}
