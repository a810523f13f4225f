/** Titles and descriptions for the landing page's pictures. */
import type { landingPictures as English } from "../en/landing-pictures.ts";

export const landingPictures: typeof English = {
  alt: {
    vessels: "창가의 빛이 드는 탁자 위 도기 그릇들과 배 두 개. 캡션이 있는 흰 매트",
    groyne: "잔잔한 회색 바다로 이어지는 낡은 말뚝들. 캡션이 있는 검은 매트",
    crest: "저녁 빛을 받아 능선이 날카로운 물결무늬 모래 언덕. 세리프체 캡션이 있는 리넨 매트",
    courtyard: "아치와 흰 계단이 있는 장밋빛 벽. 아주 넓은 흰 매트",
    ridges: "해 뜰 무렵 안개 위의 산등성이. 아래에 작가 로고가 있는 슬레이트 매트",
    stairwell: "위에서 내려다본 타원형 계단실. 캡션 없는 월넛 매트",
    "wall-framing": "아치와 계단이 있는 테라코타색 벽. 넓은 흰 매트",
    "wall-provenance": "잔잔한 바다의 말뚝들. 아래에 제목, 장소, 크레딧, 카메라가 적힌 검은 매트",
    "wall-identity": "위에서 내려다본 계단실. 매트 가운데에 작가 로고",
    "use-teacher": "안개 낀 산등성이. 흰 매트 아래에 연습 4와 노출",
    "use-photographer": "모래 언덕. 흰 매트 아래에 제목과 저작권 표시",
    "use-painter": "도기 그릇들. 세리프체 캡션이 있는 넓은 리넨 매트",
    "use-producer": "안뜰. 검은 매트 아래에 크레딧 세 줄",
    "use-influencer": "계단실. 월넛 매트를 두른 긴 스토리 비율",
    "step-photo": "해 뜰 무렵 안개 낀 산등성이, 테두리 없는 사진",
    "step-post": "게시물, 4:5 비율",
    "step-story": "스토리, 9:16 비율",
    "step-square": "정사각형",
    editor: "편집기: 왼쪽에 설정, 벽에는 매트를 두른 사진",
    closing: "잔잔한 바다의 말뚝들. 흰 선을 두른 검은 매트",
  },
  gallery: {
    vessels: { title: "그릇 넷, 배 둘", framing: "흰 매트 8%, 선 4px" },
    groyne: { title: "방사제, 4분", framing: "검은 매트 8%, 흰 선 4px" },
    crest: { title: "능선, 저녁 바람", framing: "리넨 매트 10%, 선 없음" },
    courtyard: { title: "안뜰, 오후 네 시", framing: "흰 매트 20%, 선 6px" },
    ridges: { title: "산등성이, 첫 햇살", framing: "슬레이트 매트 7%, 가운데 로고" },
    stairwell: { title: "계단실, 내려다보며", framing: "월넛 매트 12%, 캡션 없음" },
  },
};
