/** The guide's pages about framing one photo: the first frame, captions, looks. */
import type { helpStart as English } from "../en/help-start.ts";
import type { HelpPageText } from "../help-text.ts";
import { rich } from "../rich-text.ts";

const firstFrame: HelpPageText = {
  title: "첫 프레임",
  summary: "사진을 추가하고, 매트를 고르고, 내보냅니다. 1분이면 되고 원본 파일은 그대로입니다.",
  shot: "편집기: 왼쪽에 설정, 가운데에 프레임을 씌운 사진, 오른쪽에 사진 목록.",
  sections: {
    "add-a-photo": {
      title: "사진 추가",
      words: "열기 업로드 가져오기 형식 아이폰 open upload import formats CR3 NEF ARW DNG iPhone",
      blocks: [
        {
          text: rich(
            "편집기 아무 데나 파일을 놓거나, <ui>사진 추가</ui>(<key>Ctrl O</key>, Mac에서는 <key>⌘ O</key>)를 누르거나, 붙여넣으세요. 당장 사진이 없으면 <ui>샘플 사진으로 해 보기</ui>를 누르세요.",
          ),
        },
        {
          text: "Matte는 JPEG, PNG, WebP, TIFF, AVIF, HEIC, JPEG XL, 카메라 RAW를 엽니다. RAW 파일은 카메라가 그 안에 저장한 JPEG로 열립니다. JPEG XL은 Safari처럼 읽을 수 있는 브라우저가 필요합니다.",
        },
      ],
    },
    "choose-a-frame": {
      title: "프레임 고르기",
      words: "테두리 여백 액자 매트 파스파르투 border margin passe-partout mat",
      blocks: [
        {
          steps: [
            rich("<ui>룩</ui>에서 프레임 하나를 누르세요. 미리 보기는 내보낼 이미지 그대로이고, 크기만 작습니다."),
            rich(
              "원하는 대로 바꾸세요. <ui>매트</ui>에는 크기, 색상, 질감이, <ui>선</ui>에는 사진을 두르는 가는 선이, <ui>프레임</ui>에는 각 변, 비율, 매트지가 있습니다.",
            ),
            rich(
              "<key>\\</key>를 누르고 있으면 사진만 보입니다. <key>Z</key>를 누르면 100%로 보입니다. <ui>실행 취소</ui>(<key>Ctrl Z</key>)는 어느 단계든 되돌립니다.",
            ),
          ],
        },
        { text: rich("<ui>설정 초기화</ui>는 처음부터 다시 시작하며, 이것도 취소할 수 있습니다.") },
      ],
      plan: rich("선, 베벨, 안쪽 매트, 로고, 대부분의 질감은 Pro 기능입니다. Free에서는 빠지는 것을 알려 줍니다."),
    },
    export: {
      title: "내보내기",
      words: "저장 다운로드 워터마크 save download watermark",
      blocks: [
        {
          text: rich(
            "<ui>내보내기</ui>(<key>Ctrl S</key>)를 누르세요. 한 장은 바로 다운로드되고, 여러 장은 ZIP 하나가 됩니다. 휴대전화에서는 공유 시트로 갑니다. <ui>출력</ui>에서 형식, 크기, SNS 프리셋을 정합니다.",
          ),
        },
        {
          text: rich(
            "결과는 새 파일입니다. 원본은 바뀌지 않습니다. 상태 줄의 <ui>내보내기 방식</ui>은 새 파일을 어떻게 만드는지 알려 줍니다. <method>내보내기 방식</method>을 보세요.",
          ),
        },
      ],
      plan: "Free에서 내보낸 이미지에는 작은 워터마크가 들어갑니다.",
    },
  },
};

const captions: HelpPageText = {
  title: "캡션과 필드",
  summary: "제목, 장소, 크레딧, 촬영 정보를 사진 아래에 표시합니다. 직접 입력하거나 파일에서 가져옵니다.",
  shot: "중괄호 필드가 있는 “캡션” 영역과 그 필드로 표시된 캡션.",
  sections: {
    "what-is-printed": {
      title: "무엇이 표시되나",
      words: "메타데이터 글 제목 글꼴 서체 metadata EXIF IPTC text title font typeface",
      blocks: [
        {
          text: rich(
            "<ui>작품명</ui>, <ui>장소</ui>, <ui>사진 크레딧</ui>, <ui>추가 크레딧</ui>에 입력하면 캡션이 켜집니다. <ui>메타데이터 표시</ui>로 껐다 켤 수 있습니다. 작품명과 장소에는 처음에 파일에 있는 제목, 도시와 국가가 들어 있습니다.",
          ),
        },
        {
          text: rich(
            "<ui>촬영 정보</ui>는 카메라, 렌즈, 노출을 표시합니다. 이름은 보기 좋게 정리합니다(<ui>카메라 이름 정리</ui>). <ui>날짜 표시</ui>는 날짜를 더합니다. 캡션 스타일에 들어가지 않는 항목은 그 아래에 나옵니다.",
          ),
        },
        {
          text: "제목, 장소, 크레딧은 편집자와 에이전시가 찾아보는 파일 속 자리에도 기록됩니다.",
        },
      ],
      plan: rich(
        "카메라·렌즈·노출의 개별 표시, 다른 글꼴, <ui>명판</ui>, <ui>밀착</ui>, <ui>보도</ui> 스타일은 Pro 기능입니다.",
      ),
    },
    "fields-in-braces": {
      title: "중괄호 필드",
      words: "템플릿 변수 자리 표시자 template variables placeholder",
      blocks: [
        {
          text: rich(
            "<key>{</key>를 입력하거나 <ui>필드 삽입</ui>을 누르세요. 목록에 각 필드와 이 사진에서의 값이 나옵니다. 그러면 글 하나가 모든 사진에 맞습니다.",
          ),
        },
        {
          terms: [
            [rich("<code>{city}, {country}</code>"), "파일에 있는 장소"],
            [rich("<code>{date:YYYY년 M월}</code>"), "2026년 5월"],
            [rich("<code>{title|filename:words}</code>"), "제목, 없으면 낱말로 바꾼 파일 이름"],
            [rich("<code>{number:000} / {count}</code>"), "007 / 24"],
            [rich("<code>{camera} {aperture} {shutter}</code>"), "직접 쓴 글 속의 촬영 정보"],
          ],
        },
        { text: "잘못 쓴 필드는 글 아래에 나오며, 찾으시는 것 같은 필드도 함께 알려 줍니다." },
      ],
    },
    "one-photo-or-all": {
      title: "한 장 또는 모두",
      words: "일괄 선택 스프레드시트 표 batch selection spreadsheet CSV table",
      blocks: [
        {
          text: rich(
            "필드 위의 <ui>적용 대상</ui>은 어느 사진에 적용할지 정합니다. <ui>이 사진</ui>, 선택한 사진, <ui>모든 사진</ui> 가운데 고릅니다. 한 장에 입력한 내용이 우선합니다. <key>Alt ↓</key>는 다음 사진의 같은 필드로 갑니다.",
          ),
        },
        {
          text: rich(
            "<ui>캡션 편집</ui>은 모든 사진을 담은 표를 엽니다. 키는 스프레드시트와 같고, 스프레드시트의 셀을 붙여넣을 수 있으며, CSV 파일을 읽고 씁니다.",
          ),
        },
      ],
    },
    "who-is-credited": {
      title: "누구의 크레딧인가",
      words: "작성자 작가 저작권 creator artist copyright",
      blocks: [
        {
          text: rich(
            "파일에 작성자가 적혀 있으면 크레딧 아래에 <ui>파일의 작성자</ui>로 나타납니다. <ui>사용</ui>을 누르면 그 이름을 씁니다. 내보낼 때 다른 이름이 바뀌게 되면 미리 알려 줍니다.",
          ),
        },
        {
          text: rich(
            "결혼식 하나를 두 사진가가 찍었다면 프로필도 둘이 필요합니다. 룩 메뉴의 <ui>새 프로필</ui>은 크레딧, 저작권, 장소, 로고, 룩을 한 이름으로 묶어 둡니다. 프로필이 둘 이상이면 룩 위에 머리글자가 나란히 나타나고, 하나를 누르면 선택한 사진이나 모든 사진에 적용됩니다.",
          ),
        },
      ],
    },
  },
};

const looks: HelpPageText = {
  title: "룩과 내 룩",
  summary: "룩은 클릭 한 번으로 프레임 전체를 정합니다. 내 룩을 저장하고, 링크로 공유하고, 모두를 위해 제출하세요.",
  shot: "선택한 사진에 씌운 모습으로 늘어놓은 룩.",
  sections: {
    "choose-a-look": {
      title: "룩 고르기",
      words: "프리셋 스타일 템플릿 preset style template",
      blocks: [
        {
          text: rich(
            "<ui>룩</ui>에는 프레임마다 내 사진에 씌운 모습이 나옵니다. 룩은 프레임만 정합니다. 글과 캡션 표시 여부는 그대로입니다. 무언가를 바꾸면 이름에 표시되고, <ui>룩 메뉴</ui>에서 되돌릴 수 있습니다.",
          ),
        },
        {
          text: rich(
            "여러 장을 선택한 상태에서는 룩이 그 사진들에만 적용되고 썸네일에 표시됩니다. <ui>모든 사진에 사용</ui>을 누르면 나머지에도 적용됩니다.",
          ),
        },
      ],
    },
    "keep-your-own": {
      title: "내 룩 저장",
      words: "프리셋 저장 보관 preset save store",
      blocks: [
        {
          text: rich(
            "<ui>룩 메뉴</ui>의 <ui>이 룩 저장</ui>을 누르면 모든 기기의 룩 목록에 추가됩니다. 메뉴에서 업데이트, 이름 변경, 삭제도 합니다. <ui>룩 내보내기</ui>는 파일을 쓰고 <ui>룩 가져오기</ui>는 파일을 읽습니다. 같은 파일을 명령줄에서도 씁니다.",
          ),
        },
      ],
      plan: "저장한 룩은 Studio 기능입니다. 룩을 파일이나 링크로 보관하는 것은 모든 요금제에서 됩니다.",
    },
    "share-a-look": {
      title: "룩 공유",
      blocks: [
        {
          text: rich(
            "<ui>이 룩의 링크 복사</ui>는 프레임만 담은 주소를 복사합니다. <ui>이름, 장소, 크레딧 포함</ui>에 체크해야만 이름과 장소, 크레딧이 들어갑니다. 링크를 연 사람은 룩을 먼저 보고 <ui>유지</ui>를 누를지 결정합니다.",
          ),
        },
      ],
    },
    "submit-a-look": {
      title: "모두를 위해 제출",
      isPublic: true,
      blocks: [
        {
          text: rich(
            "<ui>이 룩 제출</ui>은 프레임만 보내며 사진은 절대 보내지 않습니다. 관리자가 승인하면 다른 사람들의 룩 페이지에 Matte의 이미지와 함께 걸립니다. 계정 페이지에서 철회할 수 있습니다.",
          ),
        },
      ],
    },
  },
};

export const helpStart: typeof English = { firstFrame, captions, looks };
