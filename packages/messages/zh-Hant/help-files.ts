/** The guide's pages about series and about frames that come off. */
import type { helpFiles as English } from "../en/help-files.ts";
import type { HelpPageText } from "../help-text.ts";
import { rich } from "../rich-text.ts";

const series: HelpPageText = {
  title: "一系列的照片",
  summary: "一次為一批照片裱框，將幾張放進同一個外框，切成輪播，或掛上牆面。",
  shot: "橫排組合裱框的三張照片，以及「組合」分區。",
  sections: {
    batches: {
      title: "批次",
      words: "資料夾 多張 選擇 排序 ZIP folder several selection sort",
      blocks: [
        {
          text: rich(
            "拖入檔案或資料夾，或點選<ui>開啟資料夾</ui>。設定用於所有照片，圖說只寫到<ui>套用到</ui>所指的照片。<ui>匯出</ui>會產生一個 ZIP。在 Chrome 和 Edge 中，<ui>匯出到資料夾</ui>會改為寫入檔案旁邊的 <code>framed</code> 資料夾，略過已有的檔案，當機之後也能繼續。",
          ),
        },
        {
          text: rich(
            "按住 <key>Shift</key> 或 <key>Ctrl</key> 點選可以選取多張，在手機上用<ui>選取</ui>。之後款式、圖說、裁切和匯出只用於選取的照片。<ui>排序</ui>可以依名稱、時間或評等排列。",
          ),
        },
        { text: rich("<ui>一併匯出</ui>可以在同一次匯出中加上其他尺寸，各放在自己的資料夾。") },
      ],
      plan: "一次處理多張照片是 Pro 的功能。",
    },
    together: {
      title: "組合照片",
      words: "雙聯 三聯 拼圖 格狀 diptych triptych collage grid",
      blocks: [
        {
          text: rich(
            "選取二到九張照片，按 <key>T</key>，或使用清單選單中的<ui>組合裱框</ui>。它們會成為一張圖片：<ui>橫排</ui>、<ui>直排</ui>或<ui>格狀</ui>，並留下<ui>間距</ui>。<ui>拆開</ui>可以再次分開。",
          ),
        },
        {
          text: rich(
            "JPEG 的尺寸、取樣和色彩描述檔相同，旋轉方向也一致時，會保留資料；否則<method>匯出方式</method>會說明差別。請先裁切，再組合照片。",
          ),
        },
      ],
      plan: "組合照片是 Pro 的功能。",
    },
    carousel: {
      title: "輪播",
      words: "滑動 全景 Instagram slides swipe panorama",
      blocks: [
        {
          text: rich(
            "將<ui>社群預設集</ui>設為<ui>輪播</ui>，再設定<ui>頁數</ui>。一張圖片會無縫跨越二到十頁，預覽中會顯示切線。檔名以 <code>-1</code>、<code>-2</code> 等結尾，和發布的順序相同。",
          ),
        },
      ],
      plan: "輪播是 Pro 的功能。",
    },
    wall: {
      title: "將系列掛上牆",
      words: "展覽 懸掛 畫廊 順序 exhibition hang gallery order",
      blocks: [
        {
          text: rich(
            "按 <key>W</key>，或點選圖片下方的<ui>掛牆檢視</ui>。所有裱框的照片會以相同比例並排掛上。拖曳可以改變順序，也可以按 <key>Alt</key> 加方向鍵；按兩下可以開啟一張。<ui>匯出牆面</ui>會儲存一張圖片，或輪播的各頁。",
          ),
        },
      ],
    },
    "contact-sheet": {
      title: "縮圖目錄和 PDF",
      words: "列印 索引 縮圖 print index",
      blocks: [
        {
          text: rich(
            "將<ui>匯出格式</ui>設為 <ui>PDF</ui>：一個檔案，每張照片一頁，依列印尺寸排版。<ui>匯出</ui>選單中的<ui>縮圖目錄…</ui>會將許多照片放在一頁，每張下方有題名和地點。其中的 JPEG 保留原本的資料。<command>命令列</command>也能產生同樣的檔案：",
          ),
        },
        {
          shell:
            "matte frame *.jpg --pdf prints.pdf\nmatte frame *.jpg --pdf contact.pdf --contact-sheet --columns 3 --rows 4",
        },
      ],
      plan: "PDF 是 Pro 的功能。",
    },
  },
};

const unframe: HelpPageText = {
  title: "移除外框",
  summary: "只要有匯出的檔案，就能變更去年的外框，或移除外框，取回原本的照片。",
  shot: "重新開啟的匯出檔：「已在這裡裱框」，以及「變更外框」和「移除外框」按鈕。",
  sections: {
    "open-an-export": {
      title: "開啟匯出的檔案",
      words: "復原 移除 邊框 變更 undo remove border change again",
      blocks: [
        {
          text: "加入一個由 Matte 匯出的檔案。它記得自己的款式、文字，以及照片所在的位置。編輯器會問你想做什麼：",
        },
        {
          terms: [
            [rich("<ui>變更外框</ui>"), "照片會從外框中取出，款式和文字維持不變。改好後再匯出一次就行了。"],
            [rich("<ui>移除外框</ui>"), "只取出照片，沒有外框。"],
            [rich("<ui>再次裱框</ui>"), "在第一個外框外面再加一個。"],
          ],
        },
        {
          text: "無失真匯出的照片會無失真地取回：資料和原始檔相同。HDR 照片仍是 HDR。",
        },
      ],
    },
    "byte-for-byte": {
      title: "還原成原始檔，每個位元組都相同",
      words: "還原 復原 救回 restore recover",
      blocks: [
        {
          text: rich(
            "匯出前，在<ui>更多輸出設定</ui>中開啟<ui>保留原始檔的還原資料</ui>。檔案會一併存入自己缺少的那部分原始檔內容，<ui>移除外框</ui>就能還給你每個位元組都相同的原始檔。經過裁切的照片沒有還原資料，不然會留下你裁掉的部分。",
          ),
        },
      ],
    },
    "when-it-cannot": {
      title: "什麼時候無法移除",
      blocks: [
        {
          points: [
            "檔案後來由其他程式儲存過，或由社群平台重新編碼。",
            rich("照片裱框時經過重新編碼：<method>匯出方式</method>當時就會註明。"),
            rich("<ui>在檔案中記住外框</ui>已關閉。"),
            rich("<ui>照片上的印記</ui>會刻意留下。標誌不在檔案中，請重新加入。"),
          ],
        },
        { text: "請保留原始檔。Matte 不是備份工具。" },
      ],
    },
  },
};

export const helpFiles: typeof English = { series, unframe };
