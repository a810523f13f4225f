import type { letters as English } from "../en/letters.ts";
import { format } from "./notation.ts";

export const letters: typeof English = {
  confirmation: (link: string, hours: number) => ({
    subject: "确认订阅 Matte 的邮件通讯",
    text: `有人用此邮箱地址订阅 Matte 的邮件通讯。如需订阅，请打开以下页面并点击按钮：

${link}

链接在 ${format.number(hours)} 小时内有效。

如果不是你本人操作，无需理会：此邮箱地址不在名单上，也不会收到邮件通讯。
`,
  }),
};
