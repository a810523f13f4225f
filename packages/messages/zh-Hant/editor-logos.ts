/** The library of logos and signatures. */
import type { editorLogos as English } from "../en/editor-logos.ts";

export const editorLogos: typeof English = {
  library: "標誌",
  choose: (name: string) => `使用 ${name}`,
  remove: (name: string) => `從你的標誌中移除 ${name}`,
  camera: "用於此相機",
  cameraName: "此相機的標誌",
  chosen: "所選標誌",
};
