/** Texts for the questions after the first sign-in, and for their answers on the account page. */
import type { Onboarding } from "@matte/contracts";
import type { onboarding as English } from "../en/onboarding.ts";

type Options<Question extends keyof Onboarding> = Readonly<Record<NonNullable<Onboarding[Question]>, string>>;

const optional = "可以不填。";

const crafts: Options<"craft"> = {
  photographer: "摄影师",
  artist: "艺术家",
  "content-creator": "内容创作者",
  educator: "教师",
  gallery: "画廊",
  business: "企业",
  other: "其他",
};

const primaryUses: Options<"primaryUseCase"> = {
  "social-media": "社交媒体",
  portfolio: "作品集",
  "print-sales": "作品销售",
  gallery: "画廊",
  education: "教学",
  product: "产品",
  events: "活动",
  client: "客户",
};

const platforms: Options<"preferredPlatform"> = {
  instagram: "Instagram",
  tiktok: "TikTok",
  twitter: "Twitter",
  facebook: "Facebook",
  pinterest: "Pinterest",
  behance: "Behance",
  linkedin: "LinkedIn",
  website: "网站",
};

const volumes: Options<"imageVolume"> = { "1-5": "1–5", "5-20": "5–20", "20-50": "20–50", "50+": "50+" };

const styles: Options<"brandingStyle"> = {
  "consistent-white": "统一白色",
  "consistent-black": "统一黑色",
  "consistent-stroke": "统一描边",
  "custom-logo": "自定义徽标",
  varies: "不固定",
};

export const onboarding: typeof English = {
  labels: {
    craft: "身份",
    name: "你的名字",
    creditFormat: "署名格式",
    credit: "署名",
    defaultLocation: "默认地点",
    primaryUseCase: "主要用途",
    preferredPlatform: "常用平台",
    imageVolume: "每次图片数量",
    brandingStyle: "个人风格",
  },
  questions: {
    craft: { title: "你从事哪类创作？", remark: "所有回答以后都可以更改。" },
    credit: {
      title: "怎样为你署名？",
      remark: "这一行会出现在每张图片下方的右侧，随时可以更改。",
    },
    location: { title: "你通常在哪里工作？", remark: `用来填写说明中的地点。${optional}` },
    primaryUse: { title: "你的图片用来做什么？", remark: "请选择最常见的用途。" },
    platform: { title: "你最先在哪里发布？", remark: optional },
    volume: { title: "一次处理多少张？", remark: `一次处理多张是 Pro 的功能。${optional}` },
    style: { title: "你的个人风格是什么？", remark: optional },
  },
  crafts,
  primaryUses,
  platforms,
  volumes,
  styles,
  pro: "PRO",
  withPro: (answer: string) => `${answer}（PRO）`,
  credits: {
    "photo-by": (name: string) => `摄影：${name}`,
    "at-username": (name: string) => `@${name.replace(/\s+/g, "")}`,
    copyright: (name: string) => `© ${name}`,
    "name-photography": (name: string) => `${name} 摄影`,
    "shot-by": (name: string) => `拍摄：${name}`,
    "captured-by": (name: string) => `影像：${name}`,
  },
  anyName: "名字",
  custom: "自定义",
  customNote: "用你自己的写法",
  step: (step: number, steps: number) => `第 ${step} 步，共 ${steps} 步`,
  progress: "设置进度",
  back: "返回",
  skip: "跳过设置",
  finish: "完成",
  continue: "继续",
  preview: {
    label: "效果预览",
    alt: (black: boolean) => `夕照中的拱门，${black ? "黑色" : "白色"}衬纸`,
    caption: "印出来的样子",
    subject: "拱门",
  },
  answers: {
    title: "你的回答",
    none: "未回答",
    remark: "编辑器中尚未保存过的署名、地点和风格，会采用这里的回答。",
    save: "保存回答",
    saved: "回答已保存",
  },
  notSaved: "无法保存你的回答。请重试。",
};
