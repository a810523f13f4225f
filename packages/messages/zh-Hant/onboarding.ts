/** Texts for the questions after the first sign-in, and for their answers on the account page. */
import type { Onboarding } from "@matte/contracts";
import type { onboarding as English } from "../en/onboarding.ts";

type Options<Question extends keyof Onboarding> = Readonly<Record<NonNullable<Onboarding[Question]>, string>>;

const optional = "可以不填。";

const crafts: Options<"craft"> = {
  photographer: "攝影師",
  artist: "藝術家",
  "content-creator": "內容創作者",
  educator: "教師",
  gallery: "畫廊",
  business: "企業",
  other: "其他",
};

const primaryUses: Options<"primaryUseCase"> = {
  "social-media": "社群媒體",
  portfolio: "作品集",
  "print-sales": "作品銷售",
  gallery: "畫廊",
  education: "教學",
  product: "商品",
  events: "活動",
  client: "客戶",
};

const platforms: Options<"preferredPlatform"> = {
  instagram: "Instagram",
  tiktok: "TikTok",
  twitter: "Twitter",
  facebook: "Facebook",
  pinterest: "Pinterest",
  behance: "Behance",
  linkedin: "LinkedIn",
  website: "網站",
};

const volumes: Options<"imageVolume"> = { "1-5": "1–5", "5-20": "5–20", "20-50": "20–50", "50+": "50+" };

const styles: Options<"brandingStyle"> = {
  "consistent-white": "一律白色",
  "consistent-black": "一律黑色",
  "consistent-stroke": "一律描邊",
  "custom-logo": "自訂標誌",
  varies: "不一定",
};

export const onboarding: typeof English = {
  labels: {
    craft: "創作領域",
    name: "你的名字",
    creditFormat: "署名格式",
    credit: "署名",
    defaultLocation: "預設地點",
    primaryUseCase: "主要用途",
    preferredPlatform: "常用平台",
    imageVolume: "每次的圖片數量",
    brandingStyle: "個人風格",
  },
  questions: {
    craft: { title: "你從事哪類創作？", remark: "所有答案之後都能變更。" },
    credit: {
      title: "要怎麼為你署名？",
      remark: "這一行會出現在每張圖片右下方，隨時可以變更。",
    },
    location: { title: "你通常在哪裡工作？", remark: `用來填入圖說的地點。${optional}` },
    primaryUse: { title: "你的圖片要用在哪裡？", remark: "請選擇最常用的用途。" },
    platform: { title: "你最先在哪裡發表？", remark: optional },
    volume: { title: "一次處理多少張？", remark: `一次處理多張是 Pro 的功能。${optional}` },
    style: { title: "你的個人風格是什麼？", remark: optional },
  },
  crafts,
  primaryUses,
  platforms,
  volumes,
  styles,
  pro: "PRO",
  withPro: (answer: string) => `${answer}（PRO）`,
  credits: {
    "photo-by": (name: string) => `攝影：${name}`,
    "at-username": (name: string) => `@${name.replace(/\s+/g, "")}`,
    copyright: (name: string) => `© ${name}`,
    "name-photography": (name: string) => `${name} 攝影`,
    "shot-by": (name: string) => `拍攝：${name}`,
    "captured-by": (name: string) => `影像：${name}`,
  },
  anyName: "名字",
  custom: "自訂",
  customNote: "用你自己的寫法",
  step: (step: number, steps: number) => `第 ${step} 步，共 ${steps} 步`,
  progress: "設定進度",
  back: "返回",
  skip: "略過設定",
  finish: "完成",
  continue: "繼續",
  preview: {
    label: "效果預覽",
    alt: (black: boolean) => `夕陽下的拱門，${black ? "黑色" : "白色"}襯紙`,
    caption: "實際印出的樣子",
    subject: "拱門",
  },
  answers: {
    title: "你的答案",
    none: "未作答",
    remark: "編輯器中還沒有儲存的署名、地點和風格，會採用這裡的答案。",
    save: "儲存答案",
    saved: "答案已儲存",
  },
  notSaved: "無法儲存你的答案。請重試。",
};
