import type { upgrade as English } from "../en/upgrade.ts";

export const upgrade: typeof English = {
  notLoaded: "Pro의 추가 기능을 불러오지 못했습니다. 온라인일 때 다시 시도해 주세요.",
  sample: {
    alt: "잔잔한 바다의 방사제. 검은 매트에 흰 선과 로고",
    title: "Pro라면",
    text: "흰 선, 로고, 한 줄의 노출 정보, 워터마크 없음. 컴퓨터로 만든 이미지입니다.",
  },
};
