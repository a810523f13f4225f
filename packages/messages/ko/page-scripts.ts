/** Texts for the scripts of static pages: a separate catalogue, because these pages load hardly any script. */
import type { pageScripts as English } from "../en/page-scripts.ts";

export const pageScripts: typeof English = {
  signInFailed: (error: string) => `${error} 버튼을 눌러 다시 시도해 주세요.`,
  unreachable: "서버에 연결하지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.",
  hanging: (fileName: string) => `“${fileName}” 거는 중…`,
  copied: "복사했습니다",
  notCopied: "링크를 복사하지 못했습니다.",
  reported: "감사합니다. 담당자가 살펴보겠습니다.",
  notReported: "신고를 보내지 못했습니다. 잠시 뒤 다시 시도해 주세요.",
  notSubscribed: "구독하지 못했습니다. 잠시 뒤 다시 시도해 주세요.",
};
