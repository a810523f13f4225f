import type { landing as English } from "../en/landing.ts";
import { rich } from "../rich-text.ts";
import { landingPictures } from "./landing-pictures.ts";
import { landingProofs } from "./landing-proofs.ts";

export const landing: typeof English = {
  pictures: landingPictures,
  skip: "跳到主要內容",
  navigation: {
    label: "主選單",
    menu: "選單",
    signIn: "登入",
    sections: {
      "how-it-works": "使用方式",
      features: "功能",
      roadmap: "開發藍圖",
      pricing: "價格",
      faq: "常見問題",
      testimonials: "使用者評價",
      cta: "開始",
    },
  },
  hero: {
    label: "簡介",
    title: "給每張照片一個展間。",
    lead: "Matte 在照片四周加上邊框、署名和相機資料。在手機上，一則內容只得到 1.7 秒的注意；一圈留白，讓目光停下來。",
    trusted: "獲得 100 多位 Beta 測試創作者信賴",
  },
  gallery: {
    label: "畫廊",
    carousel: "輪播",
    slide: "輪播頁",
    pause: "暫停",
    previous: "上一張",
    next: "下一張",
    rendered: "電腦算圖，並非實拍",
    place: (place: number, all: number) => `${place} / ${all}`,
  },
  hang: {
    action: "掛上你的照片",
    hint: "將照片拖放到外框上。照片不會離開你的裝置。",
    here: "放開就會掛上。",
  },
  artists: {
    title: "教我們留白的人",
    note: "在意畫面邊緣的藝術家。他們沒有一位聽過我們。",
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
    statement: "畫廊為作品做的三件事，我們為檔案做。",
    pictures: "三張裱框的圖片",
    list: [
      {
        title: "裱框的藝術",
        text: "邊框從零到百分之三十，顏色任選，畫面邊緣還有一道細描邊。",
      },
      {
        title: "來源有據",
        text: "署名、地點和相機資料印在圖片下方，也寫入檔案。照片原有的內容憑證會顯示出來，還原時隨原始檔一起恢復；有證書的伺服器會簽署匯出的檔案。",
      },
      {
        title: "品牌識別",
        text: "你的標誌、你定的大小，在每張圖片的同一個位置。設定一次就好。",
      },
    ],
  },
  proofs: landingProofs,
  scenarios: {
    title: "使用情境",
    list: {
      "use-teacher": {
        title: "攝影老師",
        text: "發還全班作業，每張下方都印著曝光：焦距、光圈、時間、感光度。放進三十張圖片，拿到一個 ZIP，每張都有自己的資料。",
        label: "匯出的圖片。曝光資料僅供示意。",
      },
      "use-photographer": {
        title: "攝影師",
        text: "交出有你名字的預覽圖，就算沒有人讀圖說也看得到。JPEG 的資料一個位元都不變，只有邊框是新的。",
        label: "匯出的圖片，JPEG 格式。",
      },
      "use-painter": {
        title: "畫家",
        text: "讓翻拍的畫作，就像掛在牆上那樣呈現：寬襯紙、題名、年份。每件作品留白一致，就成了系列。",
        label: "匯出的圖片。亞麻色，16%。",
      },
      "use-producer": {
        title: "製作人",
        text: "在圖片下方寫上每一個人：攝影、設計、燈光，各佔一行。這些名字也寫入檔案，跟著圖片走。",
        label: "匯出的圖片，附其他署名。",
      },
      "use-influencer": {
        title: "網紅",
        text: "同一張圖片做成貼文、限時動態和方形圖片，一個角也不裁掉。格式要求的部分，由襯紙補上。",
        label: "匯出的圖片，1080 × 1920 px。",
      },
    },
  },
  howItWorks: {
    title: "使用方式",
    statement: "三個步驟，第二步最有意思。",
    upload: {
      title: "上傳照片",
      text: (formats: string) => `${formats}，手機或相機拍的都可以。不必安裝。`,
    },
    frame: {
      title: "選擇襯紙邊框",
      text: "再加上署名和中繼資料。預覽就是匯出的樣子，只是小一點。",
    },
    share: {
      title: "匯出或分享",
      text: "以完整尺寸，或依貼文、限時動態、方形圖片的尺寸輸出。",
    },
  },
  roadmap: {
    title: "開發藍圖",
    summary: "五件事，2025 年第四季到 2026 年第四季",
    shipped: (count: number) => `已完成 ${count} 件`,
    done: "已完成",
    plans: {
      "Q4 2025": "有紋理的襯紙庫",
      "Q1 2026": "藝術家身分預設集按鈕",
      "Q2 2026": "AI 簽名與文字濾鏡",
      "Q3 2026": "社群投稿",
      "Q4 2026": "Pro 的推薦獎勵、聯盟行銷與營利",
    },
  },
  pricing: "價格",
  testimonials: {
    title: "使用者評價",
    quote: (text: string) => `「${text}」`,
    number: (number: number) => `評價 ${number}`,
    next: "下一則",
    list: [
      {
        text: "我的學生現在討論的是畫面，不再是參數。參數就印在下面。",
        author: "攝影老師，Beta 測試者",
      },
      {
        text: "整場婚禮的預覽圖，我一次就裱好框，不論傳到哪裡，每一張都有我的名字。",
        author: "婚禮攝影師，Beta 測試者",
      },
      {
        text: "一圈寬留白，一行字。我的畫在手機上，就像在畫冊裡一樣。",
        author: "畫家，Beta 測試者",
      },
    ],
  },
  faq: {
    title: "常見問題",
    commercial: {
      title: "匯出的圖片可以商用嗎？",
      text: "可以。付費方案包含商業使用權。",
    },
    photos: {
      title: "我的照片會怎麼處理？",
      text: rich(
        "照片在你的瀏覽器中裱框。每張照片的小預覽圖和匯出內容的副本存在我們的伺服器上，只有你和管理員能開啟。你的資料會安全處理，絕不分享給他人。<privacy>儲存哪些內容、存在哪裡、存多久</privacy>",
      ),
    },
    upgrade: {
      title: "以後可以升級嗎？",
      text: rich("可以。隨時都能在<account>帳號頁面</account>升級。你的設定維持不變。"),
    },
  },
  signIn: {
    title: "登入",
    statement: "來過嗎？你的設定都還在。",
    button: "使用 Google 帳號登入",
  },
  closing: { title: "下一張，好好地掛。", button: "免費開始" },
  footer: {
    copyright: (year: number) => rich(`© <year>${year}</year> Matte。保留所有權利。`),
    navigation: "頁面",
    looks: "大家的款式",
    help: "說明",
    terms: "使用條款",
    privacy: "隱私權",
    newsletter: "電子報",
  },
};
