/** Texts in documents but not on the page itself: descriptions for search engines and link previews, the app's name. */
import type { documents as English } from "../en/documents.ts";

const about = "Matte는 브라우저 안에서 사진을 해치지 않고 테두리와 크레딧, 촬영 정보를 더합니다.";

export const documents: typeof English = {
  descriptions: {
    landing: `${about} 무료로 써 볼 수 있습니다.`,
    tool: "사진에 매트와 가는 선, 캡션을 더하고 JPEG나 PNG로 내보내세요. JPEG는 원래 데이터를 그대로 유지합니다.",
    account: "요금제, 답변, 내 데이터, 계정을 삭제하는 방법.",
    checkout: "Pro나 Studio로 업그레이드하세요. 언제든 해지할 수 있고 30일 환불을 보장합니다.",
    device: "기기에 표시된 코드를 입력해 그 기기를 내 계정에 로그인합니다.",
    admin: "관리자를 위한 통계, 사용자, 이미지.",
    looks: "다른 사람들이 만든 매트를 Matte의 이미지에 걸었습니다. 계정 없이 내 사진에 적용해 보세요.",
    lookWithdrawn: "게시가 중단된 룩입니다. 다른 룩은 전체 룩 페이지에서 계정 없이 사진에 적용해 볼 수 있습니다.",
    help: "Matte로 사진에 프레임을 씌우고, 캡션을 달고, 자르고, 내보내는 방법. 검색할 수 있는 짧은 글 열 편.",
    terms: "Matte와 Matte로 만든 것을 어떻게 쓸 수 있는지, 비용은 얼마인지, 서로에게 어떤 책임이 있는지.",
    privacy: "Matte가 나와 내 사진에 대해 무엇을 어디에 얼마 동안 보관하는지, 그리고 어떻게 삭제하는지.",
    newsletter: "Matte의 새 소식과 사진에 프레임을 씌우는 아이디어를 한 달에 많아야 한 번. 클릭 한 번으로 해지합니다.",
    confirm: "클릭 한 번으로 이메일 주소를 확인하고, 한 달에 많아야 한 번 Matte의 뉴스레터를 받으세요.",
    unsubscribe: "클릭 한 번으로 구독을 해지합니다. 이메일 주소는 명단에서 삭제됩니다.",
    notFound: about,
  },
  noScript: "Matte는 이 브라우저에서 사진에 프레임을 씌우며, 그러려면 JavaScript가 필요합니다.",
  app: {
    name: "Matte",
    description: "사진을 해치지 않고 매트 테두리와 크레딧, 촬영 정보를 더합니다.",
  },
};
