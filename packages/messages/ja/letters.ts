import type { letters as English } from "../en/letters.ts";
import { format } from "./notation.ts";

export const letters: typeof English = {
  confirmation: (link, hours) => ({
    subject: "Matteのニュースレター：登録の確認",
    text: `このメールアドレスがMatteのニュースレターに入力されました。登録するには、次のページを開いてボタンを押してください。

${link}

リンクの有効期間は${format.number(hours)}時間です。

お心当たりがない場合は、何もする必要はありません。このアドレスはリストに登録されておらず、ニュースレターは送信されません。
`,
  }),
};
