import type { landingProofs as English } from "../en/landing-proofs.ts";
import { format } from "./notation.ts";

const { number } = format;

export const landingProofs: typeof English = {
  title: "세 가지 증거",
  note: "코어가 두 개인 컴퓨터에서 자체 벤치마크로 측정했습니다.",
  lossless: {
    figure: (seconds) => `${number(seconds)}초`,
    title: "다시 인코딩하지 않음",
    text: "2,400만 화소 사진에 프레임을 씌우는 데 걸리는 시간입니다. JPEG의 데이터는 비트 하나까지 그대로 복사되고, 테두리만 새것입니다.",
  },
  batch: {
    figure: (photos) => number(photos),
    title: "1분에 처리하는 사진",
    text: "2,400만 화소 사진을 열고, 프레임을 씌우고, ZIP 하나로 저장합니다. 천 장도 스무 장보다 메모리를 거의 더 쓰지 않습니다.",
  },
  record: {
    figure: (kilobytes) => `${number(kilobytes)} KB`,
    title: "프레임은 내년에 바꿔도 됩니다",
    text: "내보낸 2,400만 화소 이미지는 이보다 적은 용량으로 룩을 기억합니다. 다시 열면 프레임을 벗길 수 있습니다.",
  },
};
