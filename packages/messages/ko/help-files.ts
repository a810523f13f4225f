/** The guide's pages about series and about frames that come off. */
import type { helpFiles as English } from "../en/help-files.ts";
import type { HelpPageText } from "../help-text.ts";
import { rich } from "../rich-text.ts";

const series: HelpPageText = {
  title: "사진 시리즈",
  summary: "여러 장에 한 번에 프레임을 씌우고, 한 프레임에 함께 담고, 캐러셀로 나누고, 벽에 걸어 봅니다.",
  shot: "가로로 함께 담은 사진 세 장과 “함께 담기” 영역.",
  sections: {
    batches: {
      title: "일괄 작업",
      words: "압축 폴더 여러 장 선택 정렬 배치 ZIP folder several selection sort batch",
      blocks: [
        {
          text: rich(
            "파일이나 폴더를 끌어다 놓거나 <ui>폴더 열기</ui>를 누르세요. 설정은 모든 사진에, 캡션은 <ui>적용 대상</ui>에서 고른 사진에 적용됩니다. <ui>내보내기</ui>는 ZIP 하나를 만듭니다. Chrome과 Edge의 <ui>폴더로 내보내기</ui>는 대신 원본 파일 옆의 <code>framed</code> 폴더에 쓰고, 이미 있는 것은 건너뛰며, 브라우저가 갑자기 종료되어도 이어서 진행합니다.",
          ),
        },
        {
          text: rich(
            "여러 장을 고르려면 <key>Shift</key>나 <key>Ctrl</key>을 누른 채 클릭하고, 휴대전화에서는 <ui>선택</ui>을 쓰세요. 그러면 룩, 캡션, 자르기, 내보내기가 선택한 사진에만 적용됩니다. <ui>정렬</ui>은 목록을 이름, 시각, 별점 순으로 늘어놓습니다.",
          ),
        },
        { text: rich("<ui>함께 내보내기</ui>는 같은 작업에 다른 크기를 더하며, 크기마다 별도의 폴더에 담습니다.") },
      ],
      plan: "여러 장을 한 번에 다루는 것은 Pro 기능입니다.",
    },
    together: {
      title: "사진 함께 담기",
      words: "두 폭 세 폭 콜라주 격자 diptych triptych collage grid",
      blocks: [
        {
          text: rich(
            "사진을 두 장에서 아홉 장까지 선택하고 <key>T</key>를 누르거나 목록의 메뉴에서 <ui>함께 담기</ui>를 고르세요. 사진들이 <ui>간격</ui>을 둔 하나의 이미지가 되며, 배열은 <ui>가로</ui>, <ui>세로</ui>, <ui>격자</ui> 가운데 고릅니다. <ui>나누기</ui>를 누르면 다시 나뉩니다.",
          ),
        },
        {
          text: rich(
            "JPEG는 크기, 샘플링, 프로파일이 같고 회전 방향도 같으면 데이터를 유지합니다. 그렇지 않으면 <method>내보내기 방식</method>에 무엇이 다른지 나옵니다. 자르기는 함께 담기 전에 하세요.",
          ),
        },
      ],
      plan: "함께 담기는 Pro 기능입니다.",
    },
    carousel: {
      title: "캐러셀",
      words: "인스타그램 슬라이드 넘기기 파노라마 Instagram slides swipe panorama",
      blocks: [
        {
          text: rich(
            "<ui>SNS 프리셋</ui>에서 <ui>캐러셀</ui>을 고르고 <ui>슬라이드</ui> 수를 정하세요. 그러면 하나의 이미지가 두 장에서 열 장의 슬라이드로 이음매 없이 이어집니다. 자르는 자리는 미리 보기에 나타납니다. 파일 이름은 올리는 순서대로 <code>-1</code>, <code>-2</code> 등으로 끝납니다.",
          ),
        },
      ],
      plan: "캐러셀은 Pro 기능입니다.",
    },
    wall: {
      title: "벽에 건 시리즈",
      words: "전시 걸기 갤러리 순서 exhibition hang gallery order",
      blocks: [
        {
          text: rich(
            "<key>W</key>를 누르거나 이미지 아래의 <ui>벽 보기</ui>를 누르세요. 프레임을 씌운 모든 사진이 같은 축척으로 나란히 걸립니다. 끌어서, 또는 <key>Alt</key>와 화살표 키로 순서를 바꾸고, 두 번 클릭해 엽니다. <ui>벽 내보내기</ui>는 이미지 한 장이나 캐러셀의 슬라이드로 저장합니다.",
          ),
        },
      ],
    },
    "contact-sheet": {
      title: "밀착 인화와 PDF",
      words: "인쇄 인화 색인 콘택트 시트 print index contact sheet",
      blocks: [
        {
          text: rich(
            "<ui>내보내기 형식</ui>에서 <ui>PDF</ui>를 고르면 사진마다 인화 크기로 한 페이지씩 담은 파일 하나가 나옵니다. <ui>내보내기</ui> 메뉴의 <ui>밀착 인화…</ui>는 한 페이지에 여러 장을 놓고 각각 아래에 작품명과 장소를 적습니다. PDF 속의 JPEG는 데이터를 유지합니다. <command>명령줄</command>에서도 같은 파일을 만듭니다.",
          ),
        },
        {
          shell:
            "matte frame *.jpg --pdf prints.pdf\nmatte frame *.jpg --pdf contact.pdf --contact-sheet --columns 3 --rows 4",
        },
      ],
      plan: "PDF는 Pro 기능입니다.",
    },
  },
};

const unframe: HelpPageText = {
  title: "프레임 벗기기",
  summary: "작년에 씌운 프레임을 바꾸거나 벗겨서, 내보낸 파일만으로 사진을 예전 그대로 되찾습니다.",
  shot: "다시 연 내보낸 파일: “Matte에서 프레임을 씌운 사진”과 버튼 “프레임 바꾸기”, “프레임 벗기기”.",
  sections: {
    "open-an-export": {
      title: "내보낸 파일 열기",
      words: "되돌리기 제거 테두리 변경 다시 undo remove border change again",
      blocks: [
        {
          text: "Matte에서 내보낸 파일을 추가하세요. 그 파일은 룩과 글, 사진의 자리를 기억합니다. 편집기가 어떻게 할지 묻습니다.",
        },
        {
          terms: [
            [
              rich("<ui>프레임 바꾸기</ui>"),
              "사진을 프레임에서 꺼내고 룩과 글을 예전 그대로 둡니다. 바꾼 뒤 다시 내보내세요.",
            ],
            [rich("<ui>프레임 벗기기</ui>"), "프레임 없이 사진만 꺼냅니다."],
            [rich("<ui>프레임 더 씌우기</ui>"), "첫 프레임 둘레에 두 번째 프레임을 씌웁니다."],
          ],
        },
        {
          text: "손실 없이 내보낸 사진은 손실 없이 돌아옵니다. 데이터가 원본과 같습니다. HDR 사진은 HDR로 남습니다.",
        },
      ],
    },
    "byte-for-byte": {
      title: "바이트 단위까지 같은 원본",
      words: "복원 복구 restore recover",
      blocks: [
        {
          text: rich(
            "내보내기 전에 <ui>출력 설정 더 보기</ui>에서 <ui>원본 파일 복원 데이터 보관</ui>을 켜세요. 그러면 내보낸 파일에 원본에서 빠진 부분까지 함께 저장되어, <ui>프레임 벗기기</ui>를 누르면 바이트 단위까지 같은 원본 파일이 돌아옵니다. 자른 사진에는 복원 데이터가 없습니다. 있다면 잘라 낸 부분까지 남기 때문입니다.",
          ),
        },
      ],
    },
    "when-it-cannot": {
      title: "벗길 수 없을 때",
      blocks: [
        {
          points: [
            "내보낸 뒤에 다른 프로그램이 파일을 저장했거나 SNS가 다시 인코딩했습니다.",
            rich("프레임을 씌울 때 사진이 다시 인코딩되었습니다. 그때 <method>내보내기 방식</method>에 표시됩니다."),
            rich("<ui>파일에 프레임 정보 기록</ui>이 꺼져 있었습니다."),
            rich("<ui>사진 위 표식</ui>은 일부러 남겨 둡니다. 로고는 파일에 들어 있지 않으니 다시 추가하세요."),
          ],
        },
        { text: "원본은 따로 보관하세요. Matte는 보관소가 아닙니다." },
      ],
    },
  },
};

export const helpFiles: typeof English = { series, unframe };
