/** The guide's pages about the command line and about privacy. */
import type { helpOutside as English } from "../en/help-outside.ts";
import type { HelpPageText } from "../help-text.ts";
import { rich } from "../rich-text.ts";

const command: HelpPageText = {
  title: "명령줄",
  summary: "터미널, 스크립트, 다른 프로그램에서 폴더째 프레임을 씌웁니다. 결과는 편집기와 바이트 단위까지 같습니다.",
  sections: {
    start: {
      title: "시작",
      blocks: [
        {
          shell:
            'matte frame photo.jpg\nmatte frame *.jpg --look museum --out prints\nmatte frame *.jpg --credit "Ada Holm" --location "{city}, {country}"',
        },
        {
          text: rich(
            "결과는 <code>framed/</code> 또는 <code>--out</code>에 적은 곳으로 갑니다. 원본 파일은 그대로입니다. 이미 있는 결과는 건너뛰므로 다시 실행하면 이어서 진행하고, <code>--force</code>를 쓰면 바꿉니다. <code>matte looks</code>는 룩을 나열하며, <code>--look</code>에는 <ui>룩 내보내기</ui>로 만든 파일도 쓸 수 있습니다.",
          ),
        },
      ],
      plan: rich(
        "<code>matte sign-in</code>으로 로그인하면 이 컴퓨터에서 계정의 요금제를 쓸 수 있습니다. 로그인하지 않으면 한 번에 한 장씩, 워터마크와 함께 프레임을 씌웁니다.",
      ),
    },
    captions: {
      title: "사진마다 캡션",
      blocks: [
        {
          text: rich(
            "<ui>캡션 편집</ui>의 표를 내보내거나 스프레드시트에서 직접 만드세요. 각 행은 파일 이름으로 사진을 가리킵니다.",
          ),
        },
        { shell: "matte frame *.jpg --captions captions.csv --preset portrait-4x5 --out social" },
      ],
    },
    inspect: {
      title: "씌우기 전에 보기",
      blocks: [
        { shell: "matte inspect photo.jpg\nmatte frame *.jpg --dry-run" },
        {
          text: rich(
            "<code>matte inspect</code>는 사진이 어떻게 내보내지는지, 카메라가 무엇을 기록했는지, 콘텐츠 자격 증명에 무엇이 있는지 보여 줍니다. <code>--dry-run</code>은 쓰게 될 내용만 출력하고 아무것도 쓰지 않습니다.",
          ),
        },
      ],
    },
    more: {
      title: "폴더, 자르기, 대량 작업",
      words: "라이트룸 자동화 스크립트 Lightroom darktable Kubernetes automation script",
      blocks: [
        {
          shell:
            "matte watch ~/Pictures/export\nmatte frame photo.jpg --crop 4:5 --max-kb 2000\nmatte frame *.jpg --shard 2/4\nmatte unframe framed/*.jpeg",
        },
        {
          text: rich(
            "<code>matte watch</code>는 폴더에 새로 들어오는 사진에 프레임을 씌웁니다. <code>--shard</code>는 작업을 여러 컴퓨터에 나눕니다. Lightroom Classic과 darktable은 내보낼 때 Matte를 부를 수 있습니다. <code>matte help frame</code>은 모든 옵션을 나열합니다.",
          ),
        },
      ],
    },
  },
};

const privacy: HelpPageText = {
  title: "개인정보, 그리고 작업이 보관되는 곳",
  summary: "프레임은 브라우저 안에서 씌웁니다. 기기에 무엇이 남고, 서버가 무엇을 보관하며, 어떻게 지우는지.",
  shot: "다시 방문했을 때: 편집기의 새 사진, 그 위에 지난번 사진을 복원할지 묻는 안내.",
  sections: {
    "on-your-device": {
      title: "내 기기에서",
      words: "복원 충돌 오프라인 저장 분실 restore crash offline storage lost",
      blocks: [
        {
          text: rich(
            "사진을 열고, 프레임을 씌우고, 파일로 쓰는 일은 브라우저가 합니다. 작업하는 동안 목록과 캡션, 설정은 브라우저 저장 공간에 보관됩니다. 브라우저가 갑자기 종료되거나 페이지를 새로 고치면 편집기에 <ui>사진이 그대로 남아 있습니다</ui>가 나타납니다. 복원하거나 <ui>새로 시작</ui>을 누르세요.",
          ),
        },
        {
          points: [
            "끌어다 놓은 사진은 원래 자리에서 열고, 나머지는 2GB까지 브라우저 저장 공간에 복사합니다.",
            "새로 고치고 나면 실행 취소할 작업이 남아 있지 않습니다.",
            "사생활 보호 창에는 아무것도 남지 않습니다. 닫기 전에 내보내세요.",
            "두고 간 작업은 14일이 지나거나 로그아웃하면 지워집니다. 로그아웃할 때는 먼저 묻습니다.",
          ],
        },
        {
          text: "편집기는 한 번 불러온 뒤에는 네트워크 없이도 쓸 수 있습니다. 보내야 할 내용은 다시 연결될 때까지 기다립니다.",
        },
      ],
    },
    "in-the-file": {
      title: "내보낸 파일 안에",
      words: "메타데이터 위치 장소 metadata location GPS EXIF",
      blocks: [
        {
          text: rich(
            "내보낸 파일에는 표시한 글과 크레딧, 촬영 정보가 들어 있습니다. 위치는 <ui>위치(GPS) 유지</ui>를 켰을 때만 들어갑니다. <ui>GPS로 지명 표시</ui>는 도시와 국가를 표시하며, 위치 자체는 브라우저 밖으로 나가지 않습니다.",
          ),
        },
        {
          text: rich(
            "<ui>파일에 프레임 정보 기록</ui>을 끄지 않으면 룩과 글도 500바이트쯤 들어가, 나중에 <unframe>프레임을 벗길</unframe> 수 있습니다.",
          ),
        },
      ],
    },
    "on-the-server": {
      title: "서버에",
      words: "업로드 삭제 계정 데이터 upload delete account data",
      isPublic: true,
      blocks: [
        {
          points: [
            "계정: 이메일 주소, 이름, 요금제, 답변.",
            "불러온 사진마다 600px 미리 보기 하나와 파일 이름.",
            rich("내보낸 이미지마다 사본 하나. 계정 페이지의 <ui>내보낸 이미지의 사본 보관</ui>에서 끌 수 있습니다."),
          ],
        },
        {
          text: rich(
            "미리 보기와 사본에는 촬영 정보와 위치가 없습니다. 본인과 관리자만 열 수 있습니다. 계정 페이지의 <ui>이미지</ui>에 몇 장이 있는지 나오고, <ui>모두 삭제</ui>를 누르면 지워집니다. 그곳에서 나에 대한 모든 데이터를 다운로드하고 계정을 삭제할 수 있습니다.",
          ),
        },
      ],
      plan: "Pro와 Studio에서는 설정과 로고가 계정을 따라다니고, Free에서는 이 브라우저에 남습니다.",
    },
    "on-this-server": {
      title: "이 서버에",
      words: "업로드 upload",
      isPrivate: true,
      blocks: [
        {
          text: "개인용 Matte입니다. 사진과 내보낸 이미지는 서버로 보내지 않습니다. 어느 브라우저에서 열어도 쓸 수 있도록 설정, 룩, 로고만 보관합니다.",
        },
      ],
    },
  },
};

export const helpOutside: typeof English = { command, privacy };
