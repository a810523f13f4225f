/** The library of logos and signatures. */
import type { editorLogos as English } from "../en/editor-logos.ts";

export const editorLogos: typeof English = {
  library: "徽标",
  choose: (name: string) => `使用 ${name}`,
  remove: (name: string) => `从你的徽标中移除 ${name}`,
  camera: "用于此相机",
  cameraName: "此相机的徽标",
  chosen: "所选徽标",
};
