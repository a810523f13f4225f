import type { ExportFormat, Settings } from "./table.ts";

/** Returns the format of single pictures: those next to a PDF are JPEGs. */
export function pictureFormat({ exportFormat }: Pick<Settings, "exportFormat">): ExportFormat {
  return exportFormat === "pdf" ? "jpeg" : exportFormat;
}
