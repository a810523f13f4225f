import type { cli as English } from "../en/cli.ts";
import { cliAccount } from "./cli-account.ts";
import { cliCommands } from "./cli-commands.ts";
import { cliCredentials } from "./cli-credentials.ts";
import { cliOptions } from "./cli-options.ts";
import { cliPdf } from "./cli-pdf.ts";
import { cliUsage } from "./cli-usage.ts";
import { format } from "./notation.ts";

const photosOf = (count: number): string => `${format.number(count)} 张照片`;

const timeLeft = (seconds: number): string =>
  seconds < 60 ? `还需 ${seconds} 秒` : `还需 ${format.number(Math.ceil(seconds / 60))} 分钟`;

function intoFolders(folders: readonly string[]): string {
  const [first] = folders;
  if (first === undefined) return "";
  return folders.length === 1 ? `，写入 ${first}` : `，写入 ${format.number(folders.length)} 个文件夹`;
}

export const cli: typeof English = {
  about: "为照片装框：衬纸、描边和说明，JPEG 自己的数据原样不动。",
  examples: [
    "matte frame photo.jpg                        写入 framed/photo.jpeg",
    "matte frame *.jpg --look museum --out prints",
    "matte frame *.jpg --look mine.matte-look.json --jobs 4",
    'matte frame *.jpg --credit "Ada Holm" --location "{city}, {country}"',
    "matte frame a.jpg b.jpg --together           写入 framed/a-together.jpeg",
    "matte frame *.jpg --pdf prints.pdf           一个 PDF，每张照片一页",
    "matte frame *.jpg --max-kb 2000              每个文件不超过 2,000 KB",
    "matte frame *.jpg --captions captions.csv --preset portrait-4x5",
    "find shoot -name '*.jpg' -print0 | matte frame --files-from - --shard 1/4",
    "matte unframe prints/*.jpeg                  写入 unframed/*.jpeg",
    "cat photo.jpg | matte frame - -o - > framed.jpg",
  ],
  exits: {
    ok: "全部完成",
    failure: "程序故障",
    usage: "用法错误",
    photosFailed: "部分照片失败",
    interrupted: "已中断",
  },
  afterHelp: (examples: readonly string[], exits: readonly string[]) =>
    ["示例：", ...examples.map((line) => `  ${line}`), "", `退出代码：${exits.join("，")}。`].join("\n"),
  groups: {
    frame: "相框：",
    caption: "说明：",
    pdf: "PDF：",
    photos: "照片：",
    results: "结果：",
    call: "选项：",
  },
  commands: cliCommands,
  options: cliOptions,
  pdf: cliPdf,
  usage: cliUsage,
  progress: (done: number, total: number, rate: number, secondsLeft: number) =>
    `已完成 ${format.number(done)} 张，共 ${photosOf(total)} · 每秒 ${rate.toFixed(1)} 张 · ${timeLeft(secondsLeft)}`,
  summary: (framed: number, skipped: number, failed: number, folders: readonly string[]) =>
    [
      `已装框 ${photosOf(framed)}${intoFolders(folders)}`,
      ...(skipped > 0 ? [`跳过 ${format.number(skipped)} 张（已装框）`] : []),
      ...(failed > 0 ? [`失败 ${format.number(failed)} 张`] : []),
    ].join("，"),
  standardInput: "标准输入",
  wouldWrite: (photo: string, output: string) => `${photo} → ${output}`,
  dashed: (photo: string) => `要为文件“${photo}”装框，请写作 ./${photo}`,
  frameStays: (reason: string) => `${reason}如需再加一个相框，请使用 --again。`,
  resultExists: (output: string) => `“${output}”已存在，但不是这张照片的结果。--force 会替换它。`,
  wouldSkip: (photo: string, output: string) => `跳过 ${photo}：${output} 已存在`,
  unframed: {
    summary: (unframed: number, skipped: number, failed: number, folder: string) =>
      [
        `已拆除 ${photosOf(unframed)}的相框${unframed > 0 ? `，写入 ${folder}` : ""}`,
        ...(skipped > 0 ? [`跳过 ${format.number(skipped)} 张（结果已存在）`] : []),
        ...(failed > 0 ? [`失败 ${format.number(failed)} 张`] : []),
      ].join("，"),
    original: (photo: string) => `“${photo}”中的照片就是原文件，逐字节一致。`,
    lostHdr: (photo: string) => `“${photo}”中的照片不再是 HDR：增益图在装框时经过重新编码。`,
    sheet: (photo: string, outputs: readonly string[]) =>
      `“${photo}”中的 ${photosOf(outputs.length)}是 ${outputs[0] ?? ""} 到 ${outputs.at(-1) ?? ""}。`,
    marked: (photo: string) => `“${photo}”中的照片仍带有印记，印记无法去除。`,
  },
  framedTogether: (count: number, method: string) => `已将 ${photosOf(count)}组合装框：${method}`,
  reducedToFit: (photo: string, width: number, height: number) =>
    `“${photo}”的结果已缩小到 ${width} × ${height} px，以符合文件大小。`,
  withoutOriginal: (photo: string) => `“${photo}”的结果没有还原数据，无法还原为原文件。请保留你自己的文件。`,
  cropOutside: (photo: string, size: string) => `--crop 超出“${photo}”的范围，照片为 ${size.replace("x", " × ")} px。`,
  croppedOriginal: (photo: string) => `“${photo}”经过裁剪，还原数据会留下裁掉的部分，因此未写入。`,
  watched: {
    begins: (folder: string, out: string) => `正在监视“${folder}”，结果写入“${out}”。按 Ctrl+C 停止。`,
    batch: "监视文件夹是 Pro 的功能。请用“matte sign-in”登录，或一次为一张照片装框。",
    noFolder: (path: string) => `没有文件夹“${path}”。`,
    sameFolder: (path: string) => `结果不能写入“${path}”：被监视的文件夹在其中。请用 --out 选择其他文件夹。`,
    error: (message: string) => `可能遗漏了文件夹中的变化（${message}）。可改用 --poll，每秒检查一次文件夹。`,
    gone: (folder: string) => `被监视的文件夹“${folder}”已不存在。`,
  },
  account: cliAccount,
  credentials: cliCredentials,
  interrupted: "已中断。正在完成处理中的照片；再按一次 Ctrl+C 可立即停止。",
  signedOut: (watermark: string) => `已按 Free 方案装框，带水印“${watermark}”。`,
  inspected: {
    size: (width: number, height: number) => `${format.number(width)} × ${format.number(height)} px`,
    method: "导出方式",
  },
  captions: {
    unmatched: (file: string, names: readonly string[], more: number) =>
      `“${file}”中有 ${format.number(names.length + more)} 行没有对应的照片：${names.join("、")}${more > 0 ? `，以及另外 ${format.number(more)} 行` : ""}`,
  },
  errors: {
    noFiles: "没有给出照片。请写出文件名，或用 --files-from 给出文件列表。",
    noList: (file: string) => `“${file}”无法作为文件列表读取。请检查它是否存在，以及你是否有权读取。`,
    notATable: (path: string) => `“${path}”不是说明的表格。`,
    noColumn: (path: string, columns: readonly string[]) =>
      `“${path}”中没有“${columns[0]}”一列。应有的列为：${columns.join("、")}。`,
    presetAndLongSide: "--preset 和 --long-side 只能使用其中之一。",
    carousel: "轮播是 Pro 的功能。请用“matte sign-in”登录，或选择其他预设。",
    carouselOnce: "轮播由多个文件组成。请去掉 --in-place 和 --output -，用“matte frame”装框。",
    slides: (least: number, most: number) =>
      `--slides 须为 ${format.number(least)} 到 ${format.number(most)} 之间的整数，与 --preset carousel 一起使用。`,
    longSide: (least: number, most: number) =>
      `--long-side 须为 ${format.number(least)} 到 ${format.number(most)} 之间的整数像素。`,
    crop: "--crop 须为整数像素的 X,Y,W,H，或比例，例如 4:5。",
    straighten: (most: number) => `--straighten 须为 -${most} 到 ${most} 度。`,
    emptyCrop: "--crop 的宽和高至少为 1 px。",
    together: "组合装框是 Pro 的功能。请用“matte sign-in”登录，或去掉 --together。",
    togetherCount: (least: number, most: number) =>
      `--together 须有 ${format.number(least)} 到 ${format.number(most)} 张照片。`,
    togetherAnd: (option: string) => `--together 和 ${option} 只能使用其中之一。`,
    gap: (least: number, most: number) => `--gap 须为 ${format.number(least)} 到 ${format.number(most)} 之间的百分数。`,
    gapAlone: "--gap 是组合装框的照片之间的间距。请加上 --together。",
    maxKb: (least: number, most: number) =>
      `--max-kb 须为 ${format.number(least)} 到 ${format.number(most)} 之间的整数 KB。`,
    maxKbFormat: "--max-kb 需要导出 JPG 的款式：其他格式没有可降低的质量。",
    mark: "照片上的印记是 Pro 的功能。请用“matte sign-in”登录，或去掉 --mark。",
    labelStyle: (style: string) => `说明样式“${style}”是 Pro 的功能。请用“matte sign-in”登录，或选择其他样式。`,
    shard: "--shard 须为一份，例如 2/4（从 1 数起），或 auto。",
    noEngine: "--shard auto 没有找到 Kubernetes、Slurm 或 AWS Batch 的任务。请自行指定，例如 --shard 1/4。",
    noCount: (index: string, count: string) =>
      `--shard auto 找到了 ${index}，但没有 ${count}。请把 ${count} 设为总份数。`,
    irregular: (index: string, count: string) =>
      `--shard auto 无法由 ${index} 和 ${count} 算出一份。请为任务连续编号，或自行指定。`,
    batch: "一次为多张照片装框是 Pro 的功能。请只给出一张照片，或用“matte sign-in”登录。",
    inPlaceAndOut: "--in-place、--out 和 --output 只能使用其中之一。",
    oneOutput: "--output 只用于一张照片。多张请用 --out。",
    outputOfInput: "来自标准输入的照片需要 --output。",
    oneInput: "标准输入是一张照片：请单独使用 -。",
    terminal: "标准输出是终端。请重定向到文件或管道。",
    jobs: (most: number) => `--jobs 须为 1 到 ${format.number(most)} 之间的整数。`,
    otherFormat: (photo: string) => `“${photo}”不能替换：款式导出的是另一种格式。`,
    otherEnding: (output: string) => `“${output}”的扩展名与款式导出的格式不符。`,
    replacesPhoto: (output: string) => `“${output}”是给出的文件之一。请把结果写到别处。`,
    output: (message: string) => `无法写入输出：${message}`,
    noLookFile: (path: string) => `没有款式“${path}”：既不是内置款式，也不是文件。“matte looks”可列出款式。`,
    notALook: (path: string) => `“${path}”不是款式文件。`,
    newerLook: (path: string) => `“${path}”由更新版本的 Matte 生成。请更新此版本。`,
    logo: "徽标是 Pro 的功能。请用“matte sign-in”登录，或去掉 --logo。",
    notALogo: (path: string) => `“${path}”不能用作徽标：它不是图片。`,
    ownFailure: "程序出了点问题。",
  },
  photoErrors: {
    "too-large": (file: string) => `“${file}”太大。请先将它缩小。`,
    unreadable: (file: string) => `无法读取“${file}”。请检查它是否存在，以及你是否有权读取。`,
    folder: (file: string) => `“${file}”是文件夹。请给出其中的照片，例如 ${file.replace(/[\\/]+$/, "")}/*.jpg`,
    link: (file: string) => `“${file}”是链接，被监视的文件夹不跟随链接。请把照片本身复制到文件夹中。`,
    special: (file: string) => `“${file}”不是文件，而是设备或管道。请给出照片的路径。`,
    huge: (file: string) => `“${file}”大于 2 GB，作为照片太大。`,
    unwritable: (file: string) => `无法写入“${file}”的结果。请检查文件夹及其可用空间。`,
    gone: (file: string) => `无法读取“${file}”。请检查它是否存在，以及你是否有权读取。`,
    font: (file: string) => `“${file}”未装框：无法加载说明的字体。请重新安装 Matte。`,
    unsigned: (file: string) => `“${file}”未装框：无法签名。请检查证书和时间戳服务。`,
    failed: (file: string) => `无法为“${file}”装框：程序出了点问题。`,
  },
};
