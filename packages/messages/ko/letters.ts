import type { letters as English } from "../en/letters.ts";
import { format } from "./notation.ts";

export const letters: typeof English = {
  confirmation: (link: string, hours: number) => ({
    subject: "Matte 뉴스레터 구독을 확인해 주세요",
    text: `Matte 뉴스레터 구독 신청에 이 이메일 주소가 입력되었습니다. 구독하려면 아래 페이지를 열어 버튼을 눌러 주세요.

${link}

링크는 ${format.number(hours)}시간 동안 유효합니다.

직접 신청하지 않았다면 그대로 두시면 됩니다. 이 주소는 명단에 없으며 뉴스레터도 보내지 않습니다.
`,
  }),
};
