/** The guide's pages about the picture itself: how it is encoded, and HDR. */
import type { helpPicture as English } from "../en/help-picture.ts";
import type { HelpPageText } from "../help-text.ts";
import { rich } from "../rich-text.ts";

const method: HelpPageText = {
  title: "匯出方式",
  summary: "JPEG 不會重新編碼：原本的資料原封不動，只有外框是新的。狀態列顯示什麼，以及為什麼。",
  shot: "狀態列：無失真 JPEG、像素尺寸和檔案大小。",
  sections: {
    "lossless-jpeg": {
      title: "無失真 JPEG",
      words: "品質 畫質 壓縮 無損 逐位元 quality compression bit for bit",
      blocks: [
        {
          text: rich(
            "儲存 JPEG 通常會損失品質，因為每個像素都要重新編碼。Matte 將照片原本的壓縮資料複製到新檔案，只編碼外框。這時狀態列會顯示<ui>無失真 JPEG</ui>。",
          ),
        },
        {
          text: "為此，照片必須對齊檔案的編碼區塊，所以襯紙可能會移動，最多 8 px。照片上的文字、印記或圓角只會改變它們所蓋住的編碼區塊。",
        },
      ],
    },
    "encoded-again": {
      title: "什麼時候會重新編碼",
      words: "再壓縮 有損 失真 品質 原因 recompressed lossy quality reason",
      blocks: [
        {
          text: rich("這時狀態列會顯示 <code>JPEG 95%</code>，括號中是原因。常見的有："),
        },
        {
          terms: [
            [
              "依預設集調整尺寸、依匯出尺寸調整尺寸",
              rich("像素有變化。請選擇<ui>完整尺寸</ui>，並以<ui>原始尺寸</ui>為預設集。"),
            ],
            ["已拉直", "轉過角度的圖片全是新像素。裁切和 90 度旋轉會保留資料。"],
            ["襯紙太窄，無法保留原始資料", "襯紙需要移動超過十分之一。請加寬襯紙。"],
            ["襯紙需移動 8 px 以上", "這個檔案的編碼區塊比較大。請將襯紙稍微加寬或改窄。"],
            ["圖說無法移動，無法保留原始資料", "請加大襯紙或圖說。"],
            ["灰階照片，彩色外框", "灰階 JPEG 無法呈現顏色。請選擇白色、灰色或黑色。"],
            ["未保留原始資料", rich("<ui>保留原始 JPEG 資料</ui>已關閉，它在<ui>輸出</ui>的<ui>更多輸出設定</ui>中。")],
            ["資料損壞", "檔案有錯誤。請從記憶卡再複製一次。"],
          ],
        },
        {
          text: rich(
            "這時品質為 95%，色彩解析度完整保留。可以用<ui>品質</ui>變更。沒有 WebAssembly 的瀏覽器一律重新編碼。",
          ),
        },
      ],
    },
    "other-formats": {
      title: "其他格式",
      words: "16 位元 檔案大小 限制 16-bit file size limit",
      blocks: [
        {
          points: [
            rich("PNG 保留每一個像素。16 位元的照片仍是 16 位元：<code>16 位元 PNG</code>。"),
            "RAW、HEIC、AVIF、TIFF 和 JPEG XL 無法寫入。RAW 檔案內附的 JPEG 可以無失真裱框；其餘會變成 JPEG、PNG 或 WebP。",
            rich(
              "在<ui>匯出尺寸</ui>中選擇<ui>檔案大小</ui>時，會先以無失真的方式節省位元組，再降低品質，最後才縮小尺寸；狀態列會說明做到哪一步。",
            ),
          ],
        },
      ],
    },
    "left-out": {
      title: "未保留的內容",
      words: "C2PA 中繼資料 位置 metadata location GPS",
      blocks: [
        {
          text: rich(
            "「不含」之後列出沒有一併匯出的內容：動態照片的影片、深度圖、內容憑證。開啟<ui>保留原始檔的還原資料</ui>後，移除外框時憑證會一併還原：見<unframe>移除外框</unframe>。",
          ),
        },
        {
          text: rich("色彩描述檔和相機資料會保留。你的位置會被移除，除非開啟<ui>保留位置（GPS）</ui>。"),
        },
      ],
    },
  },
};

const hdr: HelpPageText = {
  title: "HDR 照片",
  summary: "新款手機或相機拍的照片，裱框後仍是 HDR。在哪裡看得到，什麼時候會遺失。",
  sections: {
    "what-stays": {
      title: "哪些仍是 HDR",
      words: "增益圖 亮度 亮部 gain map Ultra HDR Apple brightness",
      blocks: [
        {
          text: rich(
            "Pixel、Galaxy、iPhone 等裝置拍的 JPEG 有增益圖，也就是記錄亮部亮度的第二張圖。Matte 會將它和照片一起裱框。襯紙只有一般白色的亮度，所以發亮的是照片，不是外框。",
          ),
        },
        {
          points: [
            "有增益圖的 HEIC 和 AVIF 會變成有增益圖的 JPEG。",
            "PQ 或 HLG 的 PNG 以 PNG 保持 HDR。",
            rich("這時狀態列以 <code>HDR</code> 結尾。"),
          ],
        },
      ],
    },
    "where-it-shows": {
      title: "在哪裡看得到",
      blocks: [
        {
          text: rich(
            "這類照片的預覽上有 <ui>HDR</ui> 標記。在 HDR 螢幕上點選標記，可以看到照片本身的亮度；周圍的預覽仍以一般亮度顯示。匯出的檔案需要 HDR 螢幕，以及能讀取增益圖的程式，例如 Chrome、Safari 或手機的照片 App。在其他地方，它看起來就是一般照片。",
          ),
        },
      ],
    },
    "when-it-is-lost": {
      title: "什麼時候會遺失",
      blocks: [
        {
          terms: [
            [
              rich("<code>HDR 遺失</code>"),
              "格式無法保存 HDR：WebP、由有增益圖的照片所產生的 PNG、PQ 或 HLG 的 AVIF。組合裱框的照片和輪播也會遺失。",
            ],
            [rich("<code>HDR 資料損壞</code>"), "增益圖無法讀取。照片本身沒有問題。"],
          ],
        },
        { text: rich("在<ui>更多輸出設定</ui>中關閉<ui>保留 HDR</ui>，可以刻意捨去 HDR。") },
        {
          text: "有些社群平台會在上傳時移除增益圖。請先用一張照片試試。",
        },
      ],
    },
  },
};

export const helpPicture: typeof English = { method, hdr };
