/** The guide's page about crops, shapes and paper. */
import type { helpPaper as English } from "../en/help-paper.ts";
import type { HelpPageText } from "../help-text.ts";
import { rich } from "../rich-text.ts";

const paper: HelpPageText = {
  title: "자르기와 용지",
  summary: "화면에서 바로 자르고 수평을 맞추고, 화면에 맞는 비율이나 인화소에 맡길 센티미터 단위 용지를 고릅니다.",
  shot: "자르기 모드: 조절점, 3등분선, 픽셀 크기.",
  sections: {
    crop: {
      title: "자르기",
      words: "트리밍 크롭 수평 회전 반전 좌우 cut crop straighten level horizon rotate mirror flip",
      blocks: [
        {
          text: rich(
            "<ui>자르기</ui>(<key>C</key>)를 누르세요. 모서리를 끌거나 <ui>자르기 비율</ui>을 고릅니다. <ui>왼쪽으로 회전</ui>, <ui>오른쪽으로 회전</ui>, <ui>좌우 반전</ui>, <ui>수평 맞추기</ui>가 그 옆에 있습니다. <key>Enter</key>는 <ui>완료</ui>, <key>Esc</key>는 취소입니다.",
          ),
        },
        {
          text: rich(
            "자른 JPEG도 데이터를 유지하며, 잘라 낸 부분은 내보낸 파일에 전혀 남지 않습니다. 수평을 맞추면 사진이 다시 인코딩됩니다. <ui>자르기 복사</ui>와 <ui>자르기 붙여넣기</ui>로 다른 사진도 똑같이 자릅니다.",
          ),
        },
      ],
    },
    shape: {
      title: "자르지 않고 비율 맞추기",
      words: "비율 정사각형 인스타그램 캔버스 ratio square Instagram canvas",
      blocks: [
        {
          text: rich(
            "<ui>프레임</ui>의 <ui>비율</ui>은 매트로 이미지의 비율을 맞춥니다. 4:5, 1:1, 16:9 등입니다. 픽셀을 하나도 자르거나 키우거나 줄이지 않습니다. <ui>출력</ui>의 <ui>SNS 프리셋</ui>은 게시물이나 스토리의 픽셀 크기로 크기까지 조절합니다. 둘 중 하나를 켜면 다른 하나가 꺼지고, 메시지로 알려 줍니다.",
          ),
        },
      ],
    },
    paper: {
      title: "용지",
      words: "인화 인쇄 인화소 센티미터 인치 도련 해상도 print lab centimetres inch ppi dpi bleed",
      blocks: [
        {
          steps: [
            rich("<ui>프레임</ui>을 열고 30 × 40cm나 A4 같은 <ui>인화 크기</ui>를 고르세요."),
            rich(
              "<ui>용지에 맞추기</ui>를 켜 두세요. 이미지가 용지의 비율을 따르고 사진 방향에 맞춰 돌아가므로, 인화소에서 잘리는 부분이 없습니다.",
            ),
            rich(
              "<ui>매트(mm)</ui>로 매트를 밀리미터 단위로 정하고, 인쇄소에서 요구하면 <ui>도련(mm)</ui>도 정하세요.",
            ),
            rich(
              "<ui>인화 해상도</ui>를 확인하세요. 손에 들고 볼 때는 300ppi가 선명하고, 벽에 걸 때는 150ppi면 충분합니다.",
            ),
          ],
        },
        { text: "해상도는 파일에 기록되므로 편집 프로그램에서도 알맞은 크기로 놓입니다." },
      ],
    },
    "equal-mattes": {
      title: "시리즈에서 매트를 같게",
      words: "테두리 너비 세로 가로 border width portrait landscape",
      blocks: [
        {
          text: rich(
            "너비를 기준으로 퍼센트를 정한 매트는 세로 사진과 가로 사진에서 크기가 다릅니다. <ui>프레임 설정 더 보기</ui>의 <ui>기준 변</ui>에서 짧은 변, 긴 변, 두 변의 평균을 기준으로 삼을 수 있습니다. 가로와 세로가 섞여 있으면 편집기에 <ui>같게 맞추기</ui>가 나타납니다.",
          ),
        },
      ],
    },
  },
};

export const helpPaper: typeof English = { paper };
