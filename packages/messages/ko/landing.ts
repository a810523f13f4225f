import type { landing as English } from "../en/landing.ts";
import { rich } from "../rich-text.ts";
import { landingPictures } from "./landing-pictures.ts";
import { landingProofs } from "./landing-proofs.ts";

export const landing: typeof English = {
  pictures: landingPictures,
  skip: "본문으로 건너뛰기",
  navigation: {
    label: "주 메뉴",
    menu: "메뉴",
    signIn: "로그인",
    sections: {
      "how-it-works": "사용 방법",
      features: "기능",
      roadmap: "로드맵",
      pricing: "요금",
      faq: "FAQ",
      testimonials: "사용 후기",
      cta: "시작",
    },
  },
  hero: {
    label: "소개",
    title: "사진 한 장에 방 하나.",
    lead: "Matte는 사진 둘레에 테두리와 크레딧, 촬영 정보를 더합니다. 스마트폰에서 콘텐츠 하나에 머무는 시선은 1.7초. 여백이 그 시선을 붙듭니다.",
    trusted: "베타 크리에이터 100여 명이 믿고 씁니다",
  },
  gallery: {
    label: "갤러리",
    carousel: "캐러셀",
    slide: "슬라이드",
    pause: "일시 정지",
    previous: "이전",
    next: "다음",
    rendered: "촬영이 아닌 렌더링 이미지",
    place: (place: number, all: number) => `${place} / ${all}`,
  },
  hang: {
    action: "내 사진 걸어 보기",
    hint: "액자 위에 사진을 놓으세요. 사진은 내 기기를 벗어나지 않습니다.",
    here: "놓으면 걸립니다.",
  },
  artists: {
    title: "여백을 가르쳐 준 사람들",
    note: "이미지의 가장자리까지 마음을 쓴 작가들입니다. Matte를 아는 사람은 아무도 없습니다.",
    list: [
      { name: "Julia Margaret Cameron", years: "1815–1879" },
      { name: "Gustave Le Gray", years: "1820–1884" },
      { name: "Anna Atkins", years: "1799–1871" },
      { name: "James McNeill Whistler", years: "1834–1903" },
      { name: "Frederick H. Evans", years: "1853–1943" },
      { name: "Edgar Degas", years: "1834–1917" },
      { name: "Eugène Atget", years: "1857–1927" },
      { name: "Vilhelm Hammershøi", years: "1864–1916" },
    ],
  },
  features: {
    title: "기능",
    statement: "갤러리가 프린트에 해 주는 세 가지를 파일에도 해 줍니다.",
    pictures: "프레임을 씌운 이미지 세 점",
    list: [
      {
        title: "액자의 기술",
        text: "0~30퍼센트의 테두리를 원하는 색으로. 이미지 가장자리에는 가는 선.",
      },
      {
        title: "분명한 출처",
        text: "크레딧과 장소, 촬영 정보를 이미지 아래와 파일 안에 담습니다. 사진에 있던 콘텐츠 자격 증명을 보여 주고, 원본을 복원하면 함께 돌아옵니다. 인증서가 있는 서버는 내보낸 이미지에 서명합니다.",
      },
      {
        title: "한결같은 브랜드",
        text: "내 로고를 원하는 크기로, 모든 이미지의 같은 자리에. 한 번만 설정하면 됩니다.",
      },
    ],
  },
  proofs: landingProofs,
  scenarios: {
    title: "활용 사례",
    list: {
      "use-teacher": {
        title: "사진 교사",
        text: "학생들의 작업 아래에 초점 거리, 조리개, 셔터 속도, 감도를 모두 적어 돌려주세요. 서른 장을 넣으면 ZIP 하나가 나오고, 사진마다 그 사진의 촬영 정보가 적혀 있습니다.",
        label: "내보낸 이미지. 노출은 예시입니다.",
      },
      "use-photographer": {
        title: "사진가",
        text: "아무도 캡션을 읽지 않는 곳에서도 이름이 남는 시안을 건네세요. JPEG는 원래 데이터를 비트 단위까지 유지합니다. 새로운 것은 테두리뿐입니다.",
        label: "내보낸 이미지, JPEG.",
      },
      "use-painter": {
        title: "화가",
        text: "촬영한 그림을 실제로 걸릴 모습 그대로 걸어 보세요. 넓은 매트와 제목, 연도. 모든 작품에 같은 여백을 두면 시리즈가 됩니다.",
        label: "내보낸 이미지. 리넨, 16퍼센트.",
      },
      "use-producer": {
        title: "프로듀서",
        text: "사진가, 디자이너, 조명감독까지 모두의 이름을 이미지 아래에 한 줄씩 적으세요. 같은 이름이 파일에도 기록되어 어디든 함께 갑니다.",
        label: "추가 크레딧을 넣어 내보낸 이미지.",
      },
      "use-influencer": {
        title: "인플루언서",
        text: "이미지 하나를 게시물, 스토리, 정사각형으로 만들어도 모서리 하나 잘리지 않습니다. 모자라는 자리는 매트가 채웁니다.",
        label: "내보낸 이미지, 1080 × 1920px.",
      },
    },
  },
  howItWorks: {
    title: "사용 방법",
    statement: "세 단계. 두 번째가 즐거운 단계입니다.",
    upload: {
      title: "사진 업로드",
      text: (formats: string) => `휴대전화나 카메라의 ${formats}. 설치할 것은 없습니다.`,
    },
    frame: {
      title: "매트 테두리 선택",
      text: "그다음 크레딧과 메타데이터를 더합니다. 미리 보기는 내보낼 이미지 그대로이고, 크기만 작습니다.",
    },
    share: {
      title: "내보내기 또는 공유",
      text: "전체 크기로, 또는 게시물, 스토리, 정사각형 규격에 맞춰.",
    },
  },
  roadmap: {
    title: "로드맵",
    summary: "Q4 2025부터 Q4 2026까지 다섯 가지",
    shipped: (count: number) => `${count}개 완료`,
    done: "완료",
    plans: {
      "Q4 2025": "질감 있는 매트 라이브러리",
      "Q1 2026": "작가 프로필 프리셋 버튼",
      "Q2 2026": "AI 서명 및 글자 필터",
      "Q3 2026": "커뮤니티 룩 제출",
      "Q4 2026": "Pro를 위한 추천, 제휴, 수익화",
    },
  },
  pricing: "요금",
  testimonials: {
    title: "사용 후기",
    quote: (text: string) => `“${text}”`,
    number: (number: number) => `사용 후기 ${number}`,
    next: "다음",
    list: [
      {
        text: "이제 학생들이 설정이 아니라 사진을 두고 토론합니다. 설정은 사진 아래에 적혀 있으니까요.",
        author: "사진 교사, 베타 테스터",
      },
      {
        text: "결혼식 한 건의 시안 전체에 한 번에 프레임을 씌웁니다. 어디로 퍼지든 사진마다 제 이름이 남습니다.",
        author: "웨딩 사진가, 베타 테스터",
      },
      {
        text: "넓은 여백과 글 한 줄. 제 그림이 휴대전화에서도 도록에서처럼 보입니다.",
        author: "화가, 베타 테스터",
      },
    ],
  },
  faq: {
    title: "자주 묻는 질문",
    commercial: {
      title: "내보낸 이미지를 상업적으로 써도 되나요?",
      text: "네. 유료 요금제에는 상업적 이용 권리가 포함됩니다.",
    },
    photos: {
      title: "내 사진은 어떻게 되나요?",
      text: rich(
        "프레임은 브라우저 안에서 씌웁니다. 사진마다 작은 미리 보기와 내보낸 이미지의 사본을 서버에 보관하며, 본인과 관리자만 열 수 있습니다. 데이터는 안전하게 처리하며 누구와도 공유하지 않습니다. <privacy>무엇을 어디에 얼마 동안 보관하는지 보기</privacy>",
      ),
    },
    upgrade: {
      title: "나중에 업그레이드해도 되나요?",
      text: rich("네. <account>계정 대시보드</account>에서 언제든 업그레이드하세요. 설정한 내용은 그대로 남습니다."),
    },
  },
  signIn: {
    title: "로그인",
    statement: "다시 오셨나요? 설정은 두고 가신 그대로 있습니다.",
    button: "Google로 로그인",
  },
  closing: { title: "다음 사진은 제대로 걸어 보세요.", button: "무료로 시작하기" },
  footer: {
    copyright: (year: number) => rich(`© <year>${year}</year> Matte. 모든 권리 보유.`),
    navigation: "페이지",
    looks: "다른 사람들의 룩",
    help: "도움말",
    terms: "이용 약관",
    privacy: "개인정보",
    newsletter: "뉴스레터",
  },
};
