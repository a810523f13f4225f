import type { letters as English } from "../en/letters.ts";
import { format } from "./notation.ts";

export const letters: typeof English = {
  confirmation: (link: string, hours: number) => ({
    subject: "確認訂閱 Matte 的電子報",
    text: `有人用這個電子郵件地址訂閱 Matte 的電子報。若要訂閱，請開啟以下頁面並按下按鈕：

${link}

連結在 ${format.number(hours)} 小時內有效。

如果不是你本人，不必理會這封信：這個電子郵件地址不在名單上，也不會收到電子報。
`,
  }),
};
