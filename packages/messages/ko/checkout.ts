/** Texts on the pages before and after the checkout. */
import type { checkout as English } from "../en/checkout.ts";

export const checkout: typeof English = {
  opening: "결제 페이지를 여는 중",
  failed: "결제 페이지를 열지 못했습니다",
  account: "계정으로 가기",
  editor: "편집기 열기",
  unknown: { title: "없는 요금제입니다", text: "판매하지 않는 요금제입니다." },
  cancelled: {
    title: "구매하지 않았습니다",
    text: "결제하기 전에 결제 페이지를 나왔습니다. 청구된 금액은 없습니다.",
    back: "결제 페이지로 돌아가기",
  },
  confirming: {
    title: "감사합니다",
    text: (plan: string) => `몇 초 뒤 결제가 확인되면 바로 ${plan} 요금제가 시작됩니다. 이 페이지는 닫아도 됩니다.`,
    status: "결제 확인을 기다리는 중",
  },
  confirmed: {
    title: (plan: string) => `이제 ${plan} 요금제입니다`,
    text: "감사합니다. 다른 탭에 열려 있는 편집기에도 적용됩니다.",
  },
  noAnswer: "서버가 응답하지 않습니다. 잠시 뒤 다시 시도해 주세요.",
};
