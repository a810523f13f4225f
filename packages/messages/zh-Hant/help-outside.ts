/** The guide's pages about the command line and about privacy. */
import type { helpOutside as English } from "../en/help-outside.ts";
import type { HelpPageText } from "../help-text.ts";
import { rich } from "../rich-text.ts";

const command: HelpPageText = {
  title: "命令列",
  summary: "從終端機、指令碼或其他程式為整個資料夾裱框，產生的檔案和編輯器的每個位元組都相同。",
  sections: {
    start: {
      title: "開始",
      blocks: [
        {
          shell:
            'matte frame photo.jpg\nmatte frame *.jpg --look museum --out prints\nmatte frame *.jpg --credit "Ada Holm" --location "{city}, {country}"',
        },
        {
          text: rich(
            "結果寫入 <code>framed/</code>，或 <code>--out</code> 指定的位置。你的檔案不會改變。已有的結果會略過，所以再執行一次就會接續；<code>--force</code> 會取代它們。<code>matte looks</code> 列出款式，<code>--look</code> 也接受<ui>匯出款式</ui>產生的檔案。",
          ),
        },
      ],
      plan: rich(
        "<code>matte sign-in</code> 讓這台電腦登入，使用你帳號的方案。不登入時，一次只能為一張照片裱框，並附浮水印。",
      ),
    },
    captions: {
      title: "每張照片各有圖說",
      blocks: [
        {
          text: rich("匯出<ui>編輯圖說</ui>的表格，或自己在試算表中編寫。每一列以檔名指明照片。"),
        },
        { shell: "matte frame *.jpg --captions captions.csv --preset portrait-4x5 --out social" },
      ],
    },
    inspect: {
      title: "裱框前先看看",
      blocks: [
        { shell: "matte inspect photo.jpg\nmatte frame *.jpg --dry-run" },
        {
          text: rich(
            "<code>matte inspect</code> 會說明照片會如何匯出、相機寫入了什麼，以及內容憑證寫了什麼。<code>--dry-run</code> 只列出將要寫入的內容，不寫入任何檔案。",
          ),
        },
      ],
    },
    more: {
      title: "資料夾、裁切和大型工作",
      words: "自動化 指令碼 Lightroom darktable Kubernetes automation script",
      blocks: [
        {
          shell:
            "matte watch ~/Pictures/export\nmatte frame photo.jpg --crop 4:5 --max-kb 2000\nmatte frame *.jpg --shard 2/4\nmatte unframe framed/*.jpeg",
        },
        {
          text: rich(
            "<code>matte watch</code> 為進入資料夾的照片裱框。<code>--shard</code> 將工作分給多台電腦。Lightroom Classic 和 darktable 可以在匯出時呼叫 Matte。<code>matte help frame</code> 列出所有選項。",
          ),
        },
      ],
    },
  },
};

const privacy: HelpPageText = {
  title: "隱私權，以及資料存在哪裡",
  summary: "照片在你的瀏覽器中裱框。哪些資料留在你的裝置上、伺服器儲存什麼，以及如何刪除。",
  shot: "下次開啟時：編輯器中有一張新照片，上方提示可以還原上次的照片。",
  sections: {
    "on-your-device": {
      title: "在你的裝置上",
      words: "還原 當機 離線 儲存 遺失 restore crash offline storage lost",
      blocks: [
        {
          text: rich(
            "照片由你的瀏覽器開啟、裱框和寫入。工作期間，清單、圖說和設定存在瀏覽器的儲存空間。當機或重新載入之後，編輯器會顯示<ui>你的照片還在這裡</ui>：可以還原，或點選<ui>重新開始</ui>。",
          ),
        },
        {
          points: [
            "拖放進來的照片從原來的位置開啟；其他照片會複製到瀏覽器的儲存空間，最多 2 GB。",
            "重新載入之後，就沒有可以復原的步驟。",
            "無痕視窗什麼都不儲存：請在關閉前匯出。",
            "留下的內容會在 14 天後刪除，登出時也會刪除。編輯器會先詢問。",
          ],
        },
        { text: "載入之後，編輯器沒有網路也能用。需要傳送的內容會等連上網路再傳。" },
      ],
    },
    "in-the-file": {
      title: "在匯出的檔案中",
      words: "中繼資料 位置 metadata location GPS EXIF",
      blocks: [
        {
          text: rich(
            "匯出的檔案包含你印上的內容、你的署名和相機資料。只有開啟<ui>保留位置（GPS）</ui>，才會包含你的位置。<ui>從 GPS 取得地名</ui>會印上城市和國家/地區；位置本身不會離開你的瀏覽器。",
          ),
        },
        {
          text: rich(
            "只要沒有關閉<ui>在檔案中記住外框</ui>，檔案還會包含你的款式和文字，約 0.5 KB，以便日後<unframe>移除外框</unframe>。",
          ),
        },
      ],
    },
    "on-the-server": {
      title: "在伺服器上",
      words: "上傳 刪除 帳號 資料 upload delete account data",
      isPublic: true,
      blocks: [
        {
          points: [
            "你的帳號：電子郵件地址、姓名、方案和答案。",
            "你載入的每張照片：一張 600 px 的預覽圖和檔名。",
            rich("每次匯出：一份副本。可以在帳號頁面用<ui>儲存匯出的副本</ui>關閉。"),
          ],
        },
        {
          text: rich(
            "預覽圖和副本不含相機資料和地點，只有你和管理員能開啟。帳號頁面的<ui>圖片</ui>顯示共有多少，<ui>全部刪除</ui>可以將它們刪除。你也可以在那裡下載所有與你有關的資料，或刪除帳號。",
          ),
        },
      ],
      plan: "使用 Pro 和 Studio 時，設定和標誌隨帳號同步；使用 Free 時，只留在此瀏覽器中。",
    },
    "on-this-server": {
      title: "在此伺服器上",
      words: "上傳 upload",
      isPrivate: true,
      blocks: [
        {
          text: "這個 Matte 是私人的。照片和匯出的圖片絕不會傳給它。它儲存你的設定、款式和標誌，在每個開啟它的瀏覽器都能用。",
        },
      ],
    },
  },
};

export const helpOutside: typeof English = { command, privacy };
