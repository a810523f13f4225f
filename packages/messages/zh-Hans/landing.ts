import type { landing as English } from "../en/landing.ts";
import { rich } from "../rich-text.ts";
import { landingPictures } from "./landing-pictures.ts";
import { landingProofs } from "./landing-proofs.ts";

export const landing: typeof English = {
  pictures: landingPictures,
  skip: "跳到正文",
  navigation: {
    label: "主导航",
    menu: "菜单",
    signIn: "登录",
    sections: {
      "how-it-works": "使用方法",
      features: "功能",
      roadmap: "路线图",
      pricing: "价格",
      faq: "常见问题",
      testimonials: "用户评价",
      cta: "开始",
    },
  },
  hero: {
    label: "简介",
    title: "给每张照片一间展室。",
    lead: "Matte 在照片四周加上边框、署名和相机数据。在手机上，一条内容只能得到 1.7 秒的注意；一圈留白，让目光停下来。",
    trusted: "已有 100 多位内测创作者使用",
  },
  gallery: {
    label: "画廊",
    carousel: "轮播",
    slide: "轮播页",
    pause: "暂停",
    previous: "上一张",
    next: "下一张",
    rendered: "渲染生成，并非拍摄",
    place: (place: number, all: number) => `${place} / ${all}`,
  },
  hang: {
    action: "挂上你的照片",
    hint: "把照片拖到相框上。照片不会离开你的设备。",
    here: "松手即可挂上。",
  },
  artists: {
    title: "我们向他们学习留白",
    note: "在意画面边缘的艺术家。他们谁也没听说过我们。",
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
    title: "功能",
    statement: "画廊为作品做的三件事，我们为文件来做。",
    pictures: "三张装框的图片",
    list: [
      {
        title: "装框的艺术",
        text: "边框从零到百分之三十，颜色任选，画面边缘可加一道细描边。",
      },
      {
        title: "来源可查",
        text: "署名、地点和相机数据印在图片下方，也写入文件。照片自带的内容凭据会显示出来，还原时随原图一同恢复；有证书的服务器会为导出签名。",
      },
      {
        title: "品牌标识",
        text: "你的标志，你定的大小，在每张图片上位置一致。只需设置一次。",
      },
    ],
  },
  proofs: landingProofs,
  scenarios: {
    title: "使用场景",
    list: {
      "use-teacher": {
        title: "摄影教师",
        text: "发还全班作业，每张下方都印着曝光：焦距、光圈、时间、感光度。放入三十张图片，得到一个 ZIP，每张都带着自己的数据。",
        label: "导出的图片。曝光数据仅为示例。",
      },
      "use-photographer": {
        title: "摄影师",
        text: "交付带有你名字的预览，即使没人去读说明。JPEG 逐位保留自己的数据，只有边框是新的。",
        label: "导出的图片，JPEG 格式。",
      },
      "use-painter": {
        title: "画家",
        text: "让翻拍的画作按将来悬挂的样子呈现：宽衬纸、题名、年份。每件作品留白一致，便成系列。",
        label: "导出的图片。亚麻色，16%。",
      },
      "use-producer": {
        title: "制片人",
        text: "在图片下方写上每个人：摄影、设计、灯光，各占一行。这些名字同时写入文件，随图片一起流传。",
        label: "导出的图片，带其他署名。",
      },
      "use-influencer": {
        title: "博主",
        text: "同一张图片变成帖子、快拍和方图，一角也不裁。格式缺的部分由衬纸补足。",
        label: "导出的图片，1080 × 1920 px。",
      },
    },
  },
  howItWorks: {
    title: "使用方法",
    statement: "只要三步，第二步最有乐趣。",
    upload: {
      title: "上传照片",
      text: (formats: string) => `${formats}，手机或相机拍的都可以。无需安装。`,
    },
    frame: {
      title: "选择衬纸边框",
      text: "再加上署名和元数据。预览就是导出的样子，只是小一些。",
    },
    share: {
      title: "导出或分享",
      text: "全尺寸，或按帖子、快拍、方图的尺寸输出。",
    },
  },
  roadmap: {
    title: "路线图",
    summary: "五件事，2025 年第四季度至 2026 年第四季度",
    shipped: (count: number) => `已完成 ${count} 件`,
    done: "已完成",
    plans: {
      "Q4 2025": "带纹理的衬纸库",
      "Q1 2026": "艺术家档案预设按钮",
      "Q2 2026": "AI 签名与文字滤镜",
      "Q3 2026": "社区投稿",
      "Q4 2026": "面向 Pro 的推荐奖励、联盟计划与变现",
    },
  },
  pricing: "价格",
  testimonials: {
    title: "用户评价",
    quote: (text: string) => `“${text}”`,
    number: (number: number) => `评价 ${number}`,
    next: "下一条",
    list: [
      {
        text: "我的学生现在争论的是画面，不再是参数。参数就印在下面。",
        author: "摄影教师，内测用户",
      },
      {
        text: "整场婚礼的预览我一次就装好框，无论流传到哪里，每一张都带着我的名字。",
        author: "婚礼摄影师，内测用户",
      },
      {
        text: "一圈宽留白，一行字。我的画在手机上，就像在图录里一样。",
        author: "画家，内测用户",
      },
    ],
  },
  faq: {
    title: "常见问题",
    commercial: {
      title: "导出的图片可以商用吗？",
      text: "可以。付费方案包含商业使用权。",
    },
    photos: {
      title: "我的照片会如何处理？",
      text: rich(
        "照片在你的浏览器中装框。每张照片的小预览图和导出内容的副本保存在我们的服务器上，只有你和管理员能打开。你的数据经过安全处理，绝不共享。<privacy>保存哪些内容、在哪里、多久</privacy>",
      ),
    },
    upgrade: {
      title: "以后可以升级吗？",
      text: rich("可以。随时在<account>账号页面</account>升级。你的设置保持不变。"),
    },
  },
  signIn: {
    title: "登录",
    statement: "以前来过？你的设置还在原处。",
    button: "使用 Google 账号登录",
  },
  closing: { title: "下一张，好好挂起来。", button: "免费开始" },
  footer: {
    copyright: (year: number) => rich(`© <year>${year}</year> Matte。保留所有权利。`),
    navigation: "页面",
    looks: "他人的款式",
    help: "帮助",
    terms: "使用条款",
    privacy: "隐私",
    newsletter: "邮件通讯",
  },
};
