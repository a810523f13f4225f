/** The guide's pages about framing one photo: the first frame, captions, looks. */
import type { helpStart as English } from "../en/help-start.ts";
import type { HelpPageText } from "../help-text.ts";
import { rich } from "../rich-text.ts";

const firstFrame: HelpPageText = {
  title: "第一次裱框",
  summary: "加入照片，選擇襯紙，匯出。只要一分鐘，你自己的檔案不會改變。",
  shot: "編輯器：左側是設定，中間是裱框的照片，右側是照片清單。",
  sections: {
    "add-a-photo": {
      title: "加入照片",
      words: "開啟 上傳 匯入 格式 open upload import CR3 NEF ARW DNG iPhone",
      blocks: [
        {
          text: rich(
            "將檔案拖放到編輯器的任何位置，點選<ui>加入照片</ui>（<key>Ctrl O</key>，在 Mac 上是 <key>⌘ O</key>），或直接貼上。手邊沒有照片時，點選<ui>用範例照片試試</ui>。",
          ),
        },
        {
          text: "Matte 可以開啟 JPEG、PNG、WebP、TIFF、AVIF、HEIC、JPEG XL 和相機 RAW。RAW 檔案會以相機存在裡面的 JPEG 開啟。JPEG XL 需要能讀取它的瀏覽器，例如 Safari。",
        },
      ],
    },
    "choose-a-frame": {
      title: "選擇外框",
      words: "邊框 留白 白邊 卡紙 border margin passe-partout mat",
      blocks: [
        {
          steps: [
            rich("點選<ui>款式</ui>下的一種外框。預覽就是匯出的樣子，只是小一點。"),
            rich(
              "改你想改的地方。<ui>襯紙</ui>中有大小、顏色和紋理，<ui>線條</ui>是照片四周的細線，<ui>外框</ui>中有各邊、比例和卡紙。",
            ),
            rich(
              "按住 <key>\\</key> 只看照片，按 <key>Z</key> 放大到 100%。<ui>復原</ui>（<key>Ctrl Z</key>）可以收回任何一步。",
            ),
          ],
        },
        { text: rich("<ui>重設設定</ui>會從頭開始，這一步也能復原。") },
      ],
      plan: rich("線條、斜切邊、內襯紙、標誌和大部分紋理是 Pro 的功能。使用 Free 時，會有一行字說明款式少了什麼。"),
    },
    export: {
      title: "匯出",
      words: "儲存 下載 浮水印 save download watermark",
      blocks: [
        {
          text: rich(
            "點選<ui>匯出</ui>（<key>Ctrl S</key>）。一張照片直接下載，多張合成一個 ZIP。在手機上會開啟分享選單。格式、尺寸和社群預設集在<ui>輸出</ui>中設定。",
          ),
        },
        {
          text: rich(
            "結果是一個新檔案，你的檔案不會改變。狀態列中的<ui>匯出方式</ui>會說明新檔案是怎麼產生的：見<method>匯出方式</method>。",
          ),
        },
      ],
      plan: "使用 Free 時，匯出的圖片附小浮水印。",
    },
  },
};

const captions: HelpPageText = {
  title: "圖說和欄位",
  summary: "在照片下方印上題名、地點、署名和相機資料，可以自己輸入，也可以取自檔案。",
  shot: "「圖說」分區，其中有大括號欄位，以及它印出的圖說。",
  sections: {
    "what-is-printed": {
      title: "印上什麼",
      words: "中繼資料 文字 標題 字型 metadata EXIF IPTC text title font typeface",
      blocks: [
        {
          text: rich(
            "在<ui>題名</ui>、<ui>地點</ui>、<ui>照片署名</ui>或<ui>其他署名</ui>中輸入文字，圖說就會開啟。<ui>顯示中繼資料</ui>可以關閉或重新開啟圖說。題名和地點一開始取自檔案：它的標題、城市和國家/地區。",
          ),
        },
        {
          text: rich(
            "<ui>相機資料</ui>印出相機、鏡頭和曝光，名稱會經過整理（<ui>整理相機名稱</ui>）。<ui>印上日期</ui>會加上日期。圖說樣式不印的內容，會在下方列出。",
          ),
        },
        {
          text: "題名、地點和署名也會寫入匯出的檔案，存在編輯與圖庫公司會查閱的欄位。",
        },
      ],
      plan: rich(
        "單獨顯示相機、鏡頭或曝光，使用其他字型，以及<ui>銘牌</ui>、<ui>縮圖目錄</ui>和<ui>新聞</ui>樣式，是 Pro 的功能。",
      ),
    },
    "fields-in-braces": {
      title: "大括號欄位",
      words: "範本 變數 預留位置 template variables placeholder",
      blocks: [
        {
          text: rich(
            "輸入 <key>{</key> 或點選<ui>插入欄位</ui>。清單會顯示每個欄位在這張照片中的值。一段文字就能適用每張照片：",
          ),
        },
        {
          terms: [
            [rich("<code>{city}, {country}</code>"), "取自檔案的地點"],
            [rich("<code>{date:YYYY年M月}</code>"), "2026年5月"],
            [rich("<code>{title|filename:words}</code>"), "標題；沒有標題時，將檔名拆成單字"],
            [rich("<code>{number:000} / {count}</code>"), "007 / 24"],
            [rich("<code>{camera} {aperture} {shutter}</code>"), "放進你自己文字裡的相機資料"],
          ],
        },
        { text: "拼錯的欄位會在文字下方指出，並附上你可能想用的欄位。" },
      ],
    },
    "one-photo-or-all": {
      title: "一張照片或全部",
      words: "批次 選擇 表格 試算表 batch selection spreadsheet CSV table",
      blocks: [
        {
          text: rich(
            "欄位上方的<ui>套用到</ui>顯示這段文字用在哪些照片：<ui>這張照片</ui>、選取的照片或<ui>所有照片</ui>。為單張照片輸入的文字優先。按 <key>Alt ↓</key> 可跳到下一張照片的同一欄位。",
          ),
        },
        {
          text: rich(
            "<ui>編輯圖說</ui>會開啟一張包含所有照片的表格。按鍵和試算表一樣，可以貼上試算表的儲存格，也能讀寫 CSV 檔案。",
          ),
        },
      ],
    },
    "who-is-credited": {
      title: "為誰署名",
      words: "作者 藝術家 版權 creator artist copyright",
      blocks: [
        {
          text: rich(
            "如果檔案寫了作者，<ui>檔案中的作者</ui>會在署名下方顯示作者名字，點選<ui>採用</ui>即可使用。匯出要取代另一個名字之前，會先提示。",
          ),
        },
        {
          text: rich(
            "兩位攝影師拍同一場婚禮，就需要兩個身分。款式選單中的<ui>新增身分</ui>會將署名、版權、地點、標誌和款式存到一個名稱之下。有了兩個身分之後，款式上方會出現一排姓名縮寫，點選其中一個，就能用於選取的照片或所有照片。",
          ),
        },
      ],
    },
  },
};

const looks: HelpPageText = {
  title: "款式與自訂款式",
  summary: "按一下款式，整個外框就定好了。你可以儲存自己的款式，用連結分享，或投稿給大家使用。",
  shot: "一排款式，畫在選取的照片上。",
  sections: {
    "choose-a-look": {
      title: "選擇款式",
      words: "預設集 樣式 範本 preset style template",
      blocks: [
        {
          text: rich(
            "<ui>款式</ui>會將每種外框畫在你的照片上。款式只決定外框：你的文字，以及是否顯示圖說，都維持不變。如果改了什麼，款式名稱會註明，用<ui>款式選單</ui>就能還原。",
          ),
        },
        {
          text: rich(
            "選取幾張照片時，款式只用於這幾張，它們的縮圖會有標記。<ui>用於所有照片</ui>可以讓其他照片也套用。",
          ),
        },
      ],
    },
    "keep-your-own": {
      title: "儲存自己的款式",
      words: "預設集 儲存 preset save store",
      blocks: [
        {
          text: rich(
            "<ui>款式選單</ui>中的<ui>儲存此款式</ui>會將它加進這一排，在你所有的裝置上都能用。選單也可以更新、重新命名和刪除款式。<ui>匯出款式</ui>寫成檔案，<ui>匯入款式</ui>讀取檔案；命令列也用同樣的檔案。",
          ),
        },
      ],
      plan: "儲存款式是 Studio 的功能。任何方案都能將款式存成檔案或連結。",
    },
    "share-a-look": {
      title: "分享款式",
      blocks: [
        {
          text: rich(
            "<ui>複製此款式的連結</ui>得到的網址只含外框，沒有別的。只有勾選<ui>包含姓名、地點和署名</ui>，才會包含這些內容。開啟連結的人會先看到款式，再用<ui>保留</ui>決定要不要採用。",
          ),
        },
      ],
    },
    "submit-a-look": {
      title: "投稿給大家使用",
      isPublic: true,
      blocks: [
        {
          text: rich(
            "<ui>投稿此款式</ui>只傳送外框，絕不傳送你的照片。管理員核准後，它會出現在「大家的款式」頁面，以我們自己的圖片展示。你可以在帳號頁面撤回。",
          ),
        },
      ],
    },
  },
};

export const helpStart: typeof English = { firstFrame, captions, looks };
