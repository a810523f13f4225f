/** The guide's page about crops, shapes and paper. */
import type { helpPaper as English } from "../en/help-paper.ts";
import type { HelpPageText } from "../help-text.ts";
import { rich } from "../rich-text.ts";

const paper: HelpPageText = {
  title: "裁切和紙張",
  summary: "在預覽上裁切和調正水平，為螢幕選擇比例，或為沖印選擇以公分計算的紙張。",
  shot: "裁切模式：控制點、三分法格線和像素尺寸。",
  sections: {
    crop: {
      title: "裁切",
      words: "剪裁 拉直 水平 地平線 旋轉 鏡像 翻轉 cut straighten level horizon rotate mirror flip",
      blocks: [
        {
          text: rich(
            "點選<ui>裁切</ui>（<key>C</key>）。拖曳四角，或選擇<ui>裁切比例</ui>。旁邊有<ui>向左旋轉</ui>、<ui>向右旋轉</ui>、<ui>鏡像</ui>和<ui>拉直</ui>。<key>Enter</key> 是<ui>完成</ui>，<key>Esc</key> 是取消。",
          ),
        },
        {
          text: rich(
            "裁切後的 JPEG 保留原本的資料，裁掉的部分不會留在匯出的檔案中。拉直會重新編碼照片。<ui>複製裁切</ui>和<ui>貼上裁切</ui>可以讓其他照片比照裁切。",
          ),
        },
      ],
    },
    shape: {
      title: "不裁切也能改比例",
      words: "寬高比 方形 畫布 ratio square Instagram canvas",
      blocks: [
        {
          text: rich(
            "<ui>外框</ui>中的<ui>比例</ui>用襯紙讓圖片符合某個寬高比：4:5、1:1、16:9。不會裁掉或縮放任何像素。<ui>輸出</ui>中的<ui>社群預設集</ui>還會縮放成貼文或限時動態的像素尺寸。兩者只能擇一，切換時會有提示。",
          ),
        },
      ],
    },
    paper: {
      title: "紙張",
      words: "列印 沖印 公分 吋 解析度 出血 print lab centimetres inch ppi dpi bleed",
      blocks: [
        {
          steps: [
            rich("開啟<ui>外框</ui>，選擇<ui>列印尺寸</ui>，例如 30 × 40 cm 或 A4。"),
            rich("保持<ui>符合紙張</ui>開啟：圖片採用紙張的比例，並隨照片轉向，沖印店就不會裁掉任何部分。"),
            rich("用<ui>襯紙（公釐）</ui>設定襯紙的公釐數；如果印刷廠要求，再設定<ui>出血（公釐）</ui>。"),
            rich("看看<ui>列印解析度</ui>。拿在手上看，300 ppi 清晰；掛在牆上，150 ppi 就夠。"),
          ],
        },
        { text: "解析度會寫入檔案，排版軟體就能以正確的尺寸置入。" },
      ],
    },
    "equal-mattes": {
      title: "系列中等寬的襯紙",
      words: "邊框 寬度 直向 橫向 border width portrait landscape",
      blocks: [
        {
          text: rich(
            "以寬度的百分比計算時，直幅和橫幅照片的襯紙寬窄不同。<ui>更多外框設定</ui>中的<ui>計算基準</ui>可以改用短邊、長邊或兩邊平均計算。直幅橫幅混合的批次，編輯器會提供<ui>改為等寬</ui>。",
          ),
        },
      ],
    },
  },
};

export const helpPaper: typeof English = { paper };
