import type { cli as English } from "../en/cli.ts";
import { cliAccount } from "./cli-account.ts";
import { cliCommands } from "./cli-commands.ts";
import { cliCredentials } from "./cli-credentials.ts";
import { cliOptions } from "./cli-options.ts";
import { cliPdf } from "./cli-pdf.ts";
import { cliUsage } from "./cli-usage.ts";
import { format } from "./notation.ts";

const { number } = format;

const photosOf = (count: number): string => `写真${number(count)}枚`;

const timeLeft = (seconds: number): string =>
  seconds < 60 ? `残り${seconds}秒` : `残り${number(Math.ceil(seconds / 60))}分`;

function framedInto(count: number, folders: readonly string[]): string {
  const [first] = folders;
  if (first === undefined) return `${photosOf(count)}にフレームを付けました`;
  const place = folders.length === 1 ? `「${first}」` : `${number(folders.length)}個のフォルダー`;
  return `${photosOf(count)}にフレームを付け、${place}に書き出しました`;
}

export const cli: typeof English = {
  about: "写真に、マット、線、キャプションを付けます。JPEGの元のデータは変えません。",
  examples: [
    "matte frame photo.jpg                        framed/photo.jpegに書き出す",
    "matte frame *.jpg --look museum --out prints",
    "matte frame *.jpg --look mine.matte-look.json --jobs 4",
    'matte frame *.jpg --credit "Ada Holm" --location "{city}, {country}"',
    "matte frame a.jpg b.jpg --together           framed/a-together.jpegに書き出す",
    "matte frame *.jpg --pdf prints.pdf           1ページに1枚、1つのPDF",
    "matte frame *.jpg --max-kb 2000              どのファイルも2,000 KB以下",
    "matte frame *.jpg --captions captions.csv --preset portrait-4x5",
    "find shoot -name '*.jpg' -print0 | matte frame --files-from - --shard 1/4",
    "matte unframe prints/*.jpeg                  unframed/*.jpegに書き出す",
    "cat photo.jpg | matte frame - -o - > framed.jpg",
  ],
  exits: {
    ok: "すべて完了",
    failure: "プログラムの異常",
    usage: "使い方の誤り",
    photosFailed: "一部の写真が失敗",
    interrupted: "中断",
  },
  afterHelp: (examples, exits) =>
    ["例：", ...examples.map((line) => `  ${line}`), "", `終了コード：${exits.join("、")}。`].join("\n"),
  groups: {
    frame: "フレーム：",
    caption: "キャプション：",
    pdf: "PDF：",
    photos: "写真：",
    results: "結果：",
    call: "オプション：",
  },
  commands: cliCommands,
  options: cliOptions,
  pdf: cliPdf,
  usage: cliUsage,
  progress: (done, total, rate, secondsLeft) =>
    `${photosOf(total)}中${number(done)}枚 · ${rate.toFixed(1)}枚/秒 · ${timeLeft(secondsLeft)}`,
  summary: (framed, skipped, failed, folders) =>
    [
      framedInto(framed, folders),
      ...(skipped > 0 ? [`${number(skipped)}枚は飛ばしました（フレーム付き）`] : []),
      ...(failed > 0 ? [`${number(failed)}枚は失敗しました`] : []),
    ].join("、"),
  standardInput: "標準入力",
  wouldWrite: (photo, output) => `${photo} → ${output}`,
  dashed: (photo) => `ファイル「${photo}」にフレームを付けるには、./${photo} と入力してください`,
  frameStays: (reason) => `${reason}さらにフレームを付けるには--againを使ってください。`,
  resultExists: (output) =>
    `「${output}」はすでにありますが、この写真の結果ではありません。置き換えるには--forceを付けてください。`,
  wouldSkip: (photo, output) => `${photo}は飛ばします：${output}がすでにあります`,
  unframed: {
    summary: (unframed, skipped, failed, folder) =>
      [
        unframed > 0
          ? `${photosOf(unframed)}のフレームを外して「${folder}」に書き出しました`
          : `フレームを外した写真は${number(unframed)}枚です`,
        ...(skipped > 0 ? [`${number(skipped)}枚は飛ばしました（結果がすでにあります）`] : []),
        ...(failed > 0 ? [`${number(failed)}枚は失敗しました`] : []),
      ].join("、"),
    original: (photo) => `「${photo}」の写真は、元のファイルと1バイトも違いません。`,
    lostHdr: (photo) =>
      `「${photo}」の写真はHDRではなくなりました。ゲインマップがフレームと一緒に再エンコードされています。`,
    sheet: (photo, outputs) =>
      `「${photo}」の${photosOf(outputs.length)}は、${outputs[0] ?? ""}から${outputs.at(-1) ?? ""}までです。`,
    marked: (photo) => `「${photo}」の写真のマークは残ります。マークは取り外せません。`,
  },
  framedTogether: (count, method) => `${photosOf(count)}を組み合わせました：${method}`,
  reducedToFit: (photo, width, height) =>
    `「${photo}」の結果は、ファイルサイズに収まるよう${width} × ${height} pxに縮小しました。`,
  withoutOriginal: (photo) => `「${photo}」の結果からは元のファイルに戻せません。元のファイルを保管してください。`,
  cropOutside: (photo, size) =>
    `--cropの範囲が「${photo}」の外に出ています。写真は${size.replace("x", " × ")} pxです。`,
  croppedOriginal: (photo) =>
    `「${photo}」はトリミングされています。元に戻せるようにすると除いた部分も残ってしまうため、元には戻せません。`,
  watched: {
    begins: (folder, out) =>
      `「${folder}」を監視しています。結果は「${out}」に入ります。終了するにはCtrl+Cを押してください。`,
    batch: "フォルダーの監視はProで使えます。「matte sign-in」でサインインするか、1枚ずつフレームを付けてください。",
    noFolder: (path) => `「${path}」というフォルダーはありません。`,
    sameFolder: (path) =>
      `結果を「${path}」には入れられません。監視するフォルダーがその中にあります。--outで別のフォルダーを指定してください。`,
    error: (message) =>
      `フォルダーの変更を見落とした可能性があります（${message}）。--pollを付けると、1秒ごとにフォルダーを確かめます。`,
    gone: (folder) => `監視していたフォルダー「${folder}」がなくなりました。`,
  },
  account: cliAccount,
  credentials: cliCredentials,
  interrupted: "中断しました。処理中の写真を終えます。すぐに止めるには、もう一度Ctrl+Cを押してください。",
  signedOut: (watermark) => `Freeプランのため、透かし「${watermark}」を入れました。`,
  inspected: {
    size: (width, height) => `${number(width)} × ${number(height)} px`,
    method: "書き出し方式",
  },
  captions: {
    unmatched: (file, names, more) => {
      const rest = more > 0 ? `、ほか${number(more)}行` : "";
      return `「${file}」に、対応する写真がない行が${number(names.length + more)}行ありました：${names.join("、")}${rest}`;
    },
  },
  errors: {
    noFiles: "写真が指定されていません。ファイル名を並べるか、--files-fromで一覧を渡してください。",
    noList: (file) =>
      `「${file}」をファイルの一覧として読み取れません。ファイルがあるか、読み取りが許可されているかを確かめてください。`,
    notATable: (path) => `「${path}」はキャプションの表ではありません。`,
    noColumn: (path, columns) =>
      `「${path}」に「${columns[0]}」という列がありません。使える列は${columns.join("、")}です。`,
    presetAndLongSide: "--presetと--long-sideは、どちらか一方だけを使ってください。",
    carousel: "カルーセルはProで使えます。「matte sign-in」でサインインするか、別のプリセットを選んでください。",
    carouselOnce:
      "カルーセルは複数のファイルになります。--in-placeと--output -を外し、「matte frame」で書き出してください。",
    slides: (least, most) =>
      `--slidesには、--preset carouselと一緒に、${number(least)}〜${number(most)}の整数を指定してください。`,
    longSide: (least, most) =>
      `--long-sideには、${number(least)}〜${number(most)}の整数のピクセル数を指定してください。`,
    crop: "--cropには、整数のピクセル数のX,Y,W,H、または4:5のような比率を指定してください。",
    straighten: (most) => `--straightenには、-${most}〜${most}度を指定してください。`,
    emptyCrop: "--cropには、1 px以上の幅と高さを指定してください。",
    together: "写真の組み合わせはProで使えます。「matte sign-in」でサインインするか、--togetherを外してください。",
    togetherCount: (least, most) => `--togetherには、写真を${number(least)}〜${number(most)}枚指定してください。`,
    togetherAnd: (option) => `--togetherと${option}は、どちらか一方だけを使ってください。`,
    gap: (least, most) => `--gapには、${number(least)}〜${number(most)}のパーセントの数値を指定してください。`,
    gapAlone: "--gapは組み合わせる写真の間隔です。--togetherを加えてください。",
    maxKb: (least, most) => `--max-kbには、${number(least)}〜${number(most)}の整数のKBを指定してください。`,
    maxKbFormat: "--max-kbにはJPGを書き出すルックが必要です。ほかの形式には、下げられる画質がありません。",
    mark: "写真に入れるマークはProで使えます。「matte sign-in」でサインインするか、--markを外してください。",
    labelStyle: (style) =>
      `ラベルのスタイル「${style}」はProで使えます。「matte sign-in」でサインインするか、別のスタイルを選んでください。`,
    shard: "--shardには、1から数えた2/4のような分担、またはautoを指定してください。",
    noEngine:
      "--shard autoで、Kubernetes、Slurm、AWS Batchのジョブが見つかりませんでした。--shard 1/4のように、分担を直接指定してください。",
    noCount: (index, count) =>
      `--shard autoで、${index}はありましたが${count}がありませんでした。${count}に分担の数を設定してください。`,
    irregular: (index, count) =>
      `--shard autoは、${index}と${count}から分担を決められません。ジョブに抜けのない番号を付けるか、分担を直接指定してください。`,
    batch: "複数の写真の同時処理はProで使えます。写真を1枚だけ指定するか、「matte sign-in」でサインインしてください。",
    inPlaceAndOut: "--in-place、--out、--outputは、どれか1つだけを使ってください。",
    oneOutput: "--outputで指定できるのは写真1枚の結果です。複数の場合は--outを使ってください。",
    outputOfInput: "標準入力の写真には--outputが必要です。",
    oneInput: "標準入力で渡せる写真は1枚です。-は単独で使ってください。",
    terminal: "標準出力が端末になっています。ファイルかパイプにリダイレクトしてください。",
    jobs: (most) => `--jobsには、1〜${number(most)}の整数を指定してください。`,
    otherFormat: (photo) => `「${photo}」は置き換えられません。ルックの書き出し形式が異なります。`,
    otherEnding: (output) => `「${output}」の拡張子が、ルックの書き出し形式と異なります。`,
    replacesPhoto: (output) => `「${output}」は指定された写真の1つです。結果は別の場所に書き出してください。`,
    output: (message) => `出力を書き込めません：${message}`,
    noLookFile: (path) =>
      `「${path}」というルックはありません。組み込みのルックにも、ファイルにも見つかりません。「matte looks」で一覧を表示できます。`,
    notALook: (path) => `「${path}」はルックのファイルではありません。`,
    newerLook: (path) => `「${path}」は新しいバージョンのMatteで作られています。このMatteを更新してください。`,
    logo: "ロゴはProで使えます。「matte sign-in」でサインインするか、--logoを外してください。",
    notALogo: (path) => `「${path}」は画像ではないため、ロゴにできません。`,
    ownFailure: "プログラムで問題が発生しました。",
  },
  photoErrors: {
    "too-large": (file) => `「${file}」は大きすぎます。先に小さくしてください。`,
    unreadable: (file) =>
      `「${file}」を読み取れません。ファイルがあるか、読み取りが許可されているかを確かめてください。`,
    folder: (file) =>
      `「${file}」はフォルダーです。${file.replace(/[\\/]+$/, "")}/*.jpgのように、中の写真を指定してください`,
    link: (file) =>
      `「${file}」はリンクです。監視するフォルダーでは、リンク先をたどりません。写真そのものをフォルダーにコピーしてください。`,
    special: (file) => `「${file}」はファイルではなく、デバイスかパイプです。写真のパスを指定してください。`,
    huge: (file) => `「${file}」は2 GBを超えていて、写真として大きすぎます。`,
    unwritable: (file) => `「${file}」の結果を書き込めません。フォルダーと空き容量を確かめてください。`,
    gone: (file) => `「${file}」を読み取れません。ファイルがあるか、読み取りが許可されているかを確かめてください。`,
    font: (file) =>
      `「${file}」にフレームを付けていません。キャプションのフォントを読み込めませんでした。Matteをインストールし直してください。`,
    unsigned: (file) =>
      `「${file}」にフレームを付けていません。署名できませんでした。証明書とタイムスタンプサービスを確かめてください。`,
    failed: (file) => `「${file}」にフレームを付けられませんでした。プログラムで問題が発生しました。`,
  },
};
