/** @see ../en/editor-logos.ts */
import type { editorLogos as English } from "../en/editor-logos.ts";

export const editorLogos: typeof English = {
  library: "Loghi",
  choose: (name: string) => `Usa ${name}`,
  remove: (name: string) => `Rimuovi ${name} dai tuoi loghi`,
  camera: "Per questa fotocamera",
  cameraName: "Logo per questa fotocamera",
  chosen: "Il logo scelto",
};
