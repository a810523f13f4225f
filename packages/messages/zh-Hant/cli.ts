import type { cli as English } from "../en/cli.ts";
import { cliAccount } from "./cli-account.ts";
import { cliCommands } from "./cli-commands.ts";
import { cliCredentials } from "./cli-credentials.ts";
import { cliOptions } from "./cli-options.ts";
import { cliPdf } from "./cli-pdf.ts";
import { cliUsage } from "./cli-usage.ts";
import { format } from "./notation.ts";

const photosOf = (count: number): string => `${format.number(count)} 張照片`;

const timeLeft = (seconds: number): string =>
  seconds < 60 ? `還剩 ${seconds} 秒` : `還剩 ${format.number(Math.ceil(seconds / 60))} 分鐘`;

function intoFolders(folders: readonly string[]): string {
  const [first] = folders;
  if (first === undefined) return "";
  return folders.length === 1 ? `，寫入 ${first}` : `，寫入 ${format.number(folders.length)} 個資料夾`;
}

export const cli: typeof English = {
  about: "為照片裱框：襯紙、描邊和圖說，JPEG 原本的資料原封不動。",
  examples: [
    "matte frame photo.jpg                        寫入 framed/photo.jpeg",
    "matte frame *.jpg --look museum --out prints",
    "matte frame *.jpg --look mine.matte-look.json --jobs 4",
    'matte frame *.jpg --credit "Ada Holm" --location "{city}, {country}"',
    "matte frame a.jpg b.jpg --together           寫入 framed/a-together.jpeg",
    "matte frame *.jpg --pdf prints.pdf           一個 PDF，每張照片一頁",
    "matte frame *.jpg --max-kb 2000              每個檔案不超過 2,000 KB",
    "matte frame *.jpg --captions captions.csv --preset portrait-4x5",
    "find shoot -name '*.jpg' -print0 | matte frame --files-from - --shard 1/4",
    "matte unframe prints/*.jpeg                  寫入 unframed/*.jpeg",
    "cat photo.jpg | matte frame - -o - > framed.jpg",
  ],
  exits: {
    ok: "全部完成",
    failure: "程式發生錯誤",
    usage: "用法錯誤",
    photosFailed: "部分照片失敗",
    interrupted: "已中斷",
  },
  afterHelp: (examples: readonly string[], exits: readonly string[]) =>
    ["範例：", ...examples.map((line) => `  ${line}`), "", `結束代碼：${exits.join("，")}。`].join("\n"),
  groups: {
    frame: "外框：",
    caption: "圖說：",
    pdf: "PDF：",
    photos: "照片：",
    results: "結果：",
    call: "選項：",
  },
  commands: cliCommands,
  options: cliOptions,
  pdf: cliPdf,
  usage: cliUsage,
  progress: (done: number, total: number, rate: number, secondsLeft: number) =>
    `已完成 ${format.number(done)} 張，共 ${photosOf(total)} · 每秒 ${rate.toFixed(1)} 張 · ${timeLeft(secondsLeft)}`,
  summary: (framed: number, skipped: number, failed: number, folders: readonly string[]) =>
    [
      `已裱框 ${photosOf(framed)}${intoFolders(folders)}`,
      ...(skipped > 0 ? [`略過 ${format.number(skipped)} 張（已裱框）`] : []),
      ...(failed > 0 ? [`失敗 ${format.number(failed)} 張`] : []),
    ].join("，"),
  standardInput: "標準輸入",
  wouldWrite: (photo: string, output: string) => `${photo} → ${output}`,
  dashed: (photo: string) => `要為檔案「${photo}」裱框，請寫作 ./${photo}`,
  frameStays: (reason: string) => `${reason}如需再加一個外框，請使用 --again。`,
  resultExists: (output: string) => `「${output}」已存在，但不是這張照片的結果。--force 會取代它。`,
  wouldSkip: (photo: string, output: string) => `略過 ${photo}：${output} 已存在`,
  unframed: {
    summary: (unframed: number, skipped: number, failed: number, folder: string) =>
      [
        `已移除 ${photosOf(unframed)}的外框${unframed > 0 ? `，寫入 ${folder}` : ""}`,
        ...(skipped > 0 ? [`略過 ${format.number(skipped)} 張（結果已存在）`] : []),
        ...(failed > 0 ? [`失敗 ${format.number(failed)} 張`] : []),
      ].join("，"),
    original: (photo: string) => `「${photo}」中的照片就是原始檔，每個位元組都相同。`,
    lostHdr: (photo: string) => `「${photo}」中的照片不再是 HDR：增益圖在裱框時經過重新編碼。`,
    sheet: (photo: string, outputs: readonly string[]) =>
      `「${photo}」中的 ${photosOf(outputs.length)}是 ${outputs[0] ?? ""} 到 ${outputs.at(-1) ?? ""}。`,
    marked: (photo: string) => `「${photo}」中的照片仍留有印記，印記無法移除。`,
  },
  framedTogether: (count: number, method: string) => `已將 ${photosOf(count)}組合裱框：${method}`,
  reducedToFit: (photo: string, width: number, height: number) =>
    `「${photo}」的結果已縮小到 ${width} × ${height} px，以符合檔案大小。`,
  withoutOriginal: (photo: string) => `「${photo}」的結果沒有還原資料，無法還原成原始檔。請保留你自己的檔案。`,
  cropOutside: (photo: string, size: string) =>
    `--crop 超出「${photo}」的範圍，照片為 ${size.replace("x", " × ")} px。`,
  croppedOriginal: (photo: string) => `「${photo}」經過裁切，還原資料會留下裁掉的部分，因此沒有寫入。`,
  watched: {
    begins: (folder: string, out: string) => `正在監看「${folder}」，結果寫入「${out}」。按 Ctrl+C 停止。`,
    batch: "監看資料夾是 Pro 的功能。請用「matte sign-in」登入，或一次為一張照片裱框。",
    noFolder: (path: string) => `沒有資料夾「${path}」。`,
    sameFolder: (path: string) => `結果不能寫入「${path}」：監看的資料夾就在裡面。請用 --out 選擇其他資料夾。`,
    error: (message: string) => `可能漏掉了資料夾的變動（${message}）。可改用 --poll，每秒檢查一次資料夾。`,
    gone: (folder: string) => `監看的資料夾「${folder}」已不存在。`,
  },
  account: cliAccount,
  credentials: cliCredentials,
  interrupted: "已中斷。正在完成處理中的照片；再按一次 Ctrl+C 可立即停止。",
  signedOut: (watermark: string) => `已依 Free 方案裱框，附浮水印「${watermark}」。`,
  inspected: {
    size: (width: number, height: number) => `${format.number(width)} × ${format.number(height)} px`,
    method: "匯出方式",
  },
  captions: {
    unmatched: (file: string, names: readonly string[], more: number) =>
      `「${file}」中有 ${format.number(names.length + more)} 列沒有對應的照片：${names.join("、")}${more > 0 ? `，以及另外 ${format.number(more)} 列` : ""}`,
  },
  errors: {
    noFiles: "沒有指定照片。請寫出檔名，或用 --files-from 指定檔案清單。",
    noList: (file: string) => `「${file}」無法當成檔案清單讀取。請檢查它是否存在，以及你是否有權限讀取。`,
    notATable: (path: string) => `「${path}」不是圖說的表格。`,
    noColumn: (path: string, columns: readonly string[]) =>
      `「${path}」中沒有「${columns[0]}」這一欄。應有的欄為：${columns.join("、")}。`,
    presetAndLongSide: "--preset 和 --long-side 只能使用其中之一。",
    carousel: "輪播是 Pro 的功能。請用「matte sign-in」登入，或選擇其他預設集。",
    carouselOnce: "輪播由多個檔案組成。請拿掉 --in-place 和 --output -，用「matte frame」裱框。",
    slides: (least: number, most: number) =>
      `--slides 須為 ${format.number(least)} 到 ${format.number(most)} 之間的整數，與 --preset carousel 一起使用。`,
    longSide: (least: number, most: number) =>
      `--long-side 須為 ${format.number(least)} 到 ${format.number(most)} 之間的整數像素。`,
    crop: "--crop 須為整數像素的 X,Y,W,H，或比例，例如 4:5。",
    straighten: (most: number) => `--straighten 須為 -${most} 到 ${most} 度。`,
    emptyCrop: "--crop 的寬和高至少為 1 px。",
    together: "組合裱框是 Pro 的功能。請用「matte sign-in」登入，或拿掉 --together。",
    togetherCount: (least: number, most: number) =>
      `--together 須有 ${format.number(least)} 到 ${format.number(most)} 張照片。`,
    togetherAnd: (option: string) => `--together 和 ${option} 只能使用其中之一。`,
    gap: (least: number, most: number) => `--gap 須為 ${format.number(least)} 到 ${format.number(most)} 之間的百分比。`,
    gapAlone: "--gap 是組合裱框的照片之間的間距。請加上 --together。",
    maxKb: (least: number, most: number) =>
      `--max-kb 須為 ${format.number(least)} 到 ${format.number(most)} 之間的整數 KB。`,
    maxKbFormat: "--max-kb 需要匯出 JPG 的款式：其他格式沒有品質可降。",
    mark: "照片上的印記是 Pro 的功能。請用「matte sign-in」登入，或拿掉 --mark。",
    labelStyle: (style: string) => `圖說樣式「${style}」是 Pro 的功能。請用「matte sign-in」登入，或選擇其他樣式。`,
    shard: "--shard 須為其中一份，例如 2/4（從 1 起算），或 auto。",
    noEngine: "--shard auto 沒有找到 Kubernetes、Slurm 或 AWS Batch 的工作。請自行指定，例如 --shard 1/4。",
    noCount: (index: string, count: string) =>
      `--shard auto 找到了 ${index}，但沒有 ${count}。請將 ${count} 設為總份數。`,
    irregular: (index: string, count: string) =>
      `--shard auto 無法從 ${index} 和 ${count} 算出一份。請將工作連續編號，或自行指定。`,
    batch: "一次為多張照片裱框是 Pro 的功能。請只指定一張照片，或用「matte sign-in」登入。",
    inPlaceAndOut: "--in-place、--out 和 --output 只能使用其中之一。",
    oneOutput: "--output 只用於一張照片。多張請用 --out。",
    outputOfInput: "來自標準輸入的照片需要 --output。",
    oneInput: "標準輸入是一張照片：請單獨使用 -。",
    terminal: "標準輸出是終端機。請重新導向到檔案或管線。",
    jobs: (most: number) => `--jobs 須為 1 到 ${format.number(most)} 之間的整數。`,
    otherFormat: (photo: string) => `「${photo}」無法取代：款式匯出的是另一種格式。`,
    otherEnding: (output: string) => `「${output}」的副檔名和款式匯出的格式不符。`,
    replacesPhoto: (output: string) => `「${output}」是你指定的檔案之一。請將結果寫到別處。`,
    output: (message: string) => `無法寫入輸出：${message}`,
    noLookFile: (path: string) => `沒有款式「${path}」：既不是內建款式，也不是檔案。「matte looks」可列出款式。`,
    notALook: (path: string) => `「${path}」不是款式檔案。`,
    newerLook: (path: string) => `「${path}」由較新版本的 Matte 產生。請更新這個版本。`,
    logo: "標誌是 Pro 的功能。請用「matte sign-in」登入，或拿掉 --logo。",
    notALogo: (path: string) => `「${path}」無法當成標誌：它不是圖片。`,
    ownFailure: "程式出了點問題。",
  },
  photoErrors: {
    "too-large": (file: string) => `「${file}」太大。請先縮小。`,
    unreadable: (file: string) => `無法讀取「${file}」。請檢查它是否存在，以及你是否有權限讀取。`,
    folder: (file: string) => `「${file}」是資料夾。請指定其中的照片，例如 ${file.replace(/[\\/]+$/, "")}/*.jpg`,
    link: (file: string) => `「${file}」是連結，監看的資料夾不會追蹤連結。請將照片本身複製到資料夾。`,
    special: (file: string) => `「${file}」不是檔案，而是裝置或管線。請指定照片的路徑。`,
    huge: (file: string) => `「${file}」超過 2 GB，以照片來說太大。`,
    unwritable: (file: string) => `無法寫入「${file}」的結果。請檢查資料夾及其可用空間。`,
    gone: (file: string) => `無法讀取「${file}」。請檢查它是否存在，以及你是否有權限讀取。`,
    font: (file: string) => `「${file}」未裱框：無法載入圖說的字型。請重新安裝 Matte。`,
    unsigned: (file: string) => `「${file}」未裱框：無法簽署。請檢查證書和時間戳記服務。`,
    failed: (file: string) => `無法為「${file}」裱框：程式出了點問題。`,
  },
};
