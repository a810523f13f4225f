/** Texts in the command line's manual page but not in its help. */
import type { cliManual as English } from "../en/cli-manual.ts";

export const cliManual: typeof English = {
  title: "Matte 手冊",
  summary: "為照片裱框",
  headings: {
    name: "名稱",
    synopsis: "語法",
    description: "描述",
    options: "選項",
    commands: "指令",
    exits: "結束狀態",
    environment: "環境變數",
    files: "檔案",
    examples: "範例",
  },
  description: [
    "款式描述外框：可以是內建款式，也可以是編輯器匯出的檔案。結果和瀏覽器匯出的檔案每個位元組都相同。只要款式允許，JPEG 會保留原本的資料，不重新編碼。",
    "結果寫入一個資料夾，預設為「framed」。每個結果不是完整寫入，就是完全不寫入。已有的結果會略過，所以再執行一次就會接續。只有使用 --in-place 才會取代照片，已裱框的照片會略過；加上 --force 則會變更它們的外框。由 Matte 裱框的檔案，會取出其中的照片來裱框，並使用檔案記住的文字；--again 則將檔案照現況裱框。",
    "圖說來自選項 --title、--location、--credit 和 --alt，以及 --captions 的表格：須為 CSV，要有「檔名」欄，還可以有「題名」、「地點」、「照片署名」、「其他署名」、「相機」、「鏡頭」、「底片」和「替代文字」各欄，和編輯器匯出的相同。替代文字只會寫入檔案，其餘都會開啟圖說。它們優先於檔案記住的文字；檔案記住的文字優先於款式檔案中的文字（其 JSON 中的「texts」物件，例如「photoBy」）；款式檔案中的文字優先於照片的中繼資料。大括號中的欄位，例如 {city}，取自照片。",
    "使用 --shard 時，拿到同一份清單的每台電腦各裱框其中一份，彼此不必知道對方。照片屬於哪一份，只看檔名。某一份中斷後，再執行一次就好，已有的結果會略過。",
    "使用 --credentials 時，結果會附上內容憑證（C2PA）：經過簽署的聲明，說明照片曾經開啟和編輯；經過裁切、調整尺寸或置入的，也會如實註明。照片原有的憑證會一併保留，除非其中可能含有位置或顯示裁掉的部分，而結果中沒有這些內容。讀取程式如果不認得證書的簽發機構，會顯示來源不明。",
    "資料寫到標準輸出，訊息寫到標準錯誤輸出。",
  ],
  environment: {
    "LC_ALL, LC_MESSAGES, LANG": "說明和訊息的語言，例如 zh_TW.UTF-8；--lang 優先。",
    XDG_CONFIG_HOME: "設定所在的資料夾，取代 ~/.config。",
    "JOB_COMPLETION_INDEX, JOB_COMPLETIONS": "在 Kubernetes 的 Indexed Job 中，--shard auto 所取的一份。",
    "SLURM_ARRAY_TASK_ID, SLURM_ARRAY_TASK_COUNT": "在 Slurm 的工作陣列中，--shard auto 所取的一份。",
    "AWS_BATCH_JOB_ARRAY_INDEX, AWS_BATCH_JOB_ARRAY_SIZE": "在 AWS Batch 的陣列工作中，--shard auto 所取的一份。",
    NO_COLOR: "沒有作用，因為訊息沒有顏色。",
  },
  files: {
    "~/.config/matte/account.json": "已登入的帳號；在 macOS 上位於 ~/Library/Application Support/matte。",
  },
};
