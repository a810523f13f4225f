/** The library of logos and signatures. */
import type { editorLogos as English } from "../en/editor-logos.ts";

export const editorLogos: typeof English = {
  library: "로고",
  choose: (name: string) => `${name} 사용`,
  remove: (name: string) => `로고 목록에서 ${name} 제거`,
  camera: "이 카메라에 사용",
  cameraName: "이 카메라의 로고",
  chosen: "선택한 로고",
};
