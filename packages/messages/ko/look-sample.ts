/** Texts of the sample photo that shows a shared look. */
import type { lookSample as English } from "../en/look-sample.ts";

export const lookSample: typeof English = {
  alt: "공유받은 룩을 적용한 샘플 사진",
  subject: "능선, 저녁 바람",
  stairs: "계단실",
  sea: "방사제, 썰물",
  place: "해 질 녘 모래 언덕",
  credit: "이미지: Matte",
  title: "공유받은 룩",
  origin: "Matte의 이미지에 적용한 모습",
};
