import type { cli as English } from "../en/cli.ts";
import { cliAccount } from "./cli-account.ts";
import { cliCommands } from "./cli-commands.ts";
import { cliCredentials } from "./cli-credentials.ts";
import { cliOptions } from "./cli-options.ts";
import { cliPdf } from "./cli-pdf.ts";
import { cliUsage } from "./cli-usage.ts";
import { format } from "./notation.ts";

const photosOf = (count: number): string => `사진 ${format.number(count)}장`;

const timeLeft = (seconds: number): string =>
  seconds < 60 ? `${seconds}초 남음` : `${format.number(Math.ceil(seconds / 60))}분 남음`;

function intoFolders(folders: readonly string[]): string {
  const [first] = folders;
  if (first === undefined) return "";
  return folders.length === 1 ? ` → ${first}` : ` → 폴더 ${format.number(folders.length)}개`;
}

export const cli: typeof English = {
  about: "사진에 매트, 선, 캡션을 더해 프레임을 씌웁니다. JPEG의 원래 데이터는 건드리지 않습니다.",
  examples: [
    "matte frame photo.jpg                        framed/photo.jpeg에 씀",
    "matte frame *.jpg --look museum --out prints",
    "matte frame *.jpg --look mine.matte-look.json --jobs 4",
    'matte frame *.jpg --credit "Ada Holm" --location "{city}, {country}"',
    "matte frame a.jpg b.jpg --together           framed/a-together.jpeg에 씀",
    "matte frame *.jpg --pdf prints.pdf           PDF 하나, 사진마다 한 페이지",
    "matte frame *.jpg --max-kb 2000              파일마다 2,000KB 이하",
    "matte frame *.jpg --captions captions.csv --preset portrait-4x5",
    "find shoot -name '*.jpg' -print0 | matte frame --files-from - --shard 1/4",
    "matte unframe prints/*.jpeg                  unframed/*.jpeg에 씀",
    "cat photo.jpg | matte frame - -o - > framed.jpg",
  ],
  exits: {
    ok: "모두 완료",
    failure: "프로그램 오류",
    usage: "잘못된 사용법",
    photosFailed: "일부 사진 실패",
    interrupted: "중단됨",
  },
  afterHelp: (examples: readonly string[], exits: readonly string[]) =>
    ["예:", ...examples.map((line) => `  ${line}`), "", `종료 코드: ${exits.join(", ")}.`].join("\n"),
  groups: {
    frame: "프레임:",
    caption: "캡션:",
    pdf: "PDF:",
    photos: "사진:",
    results: "결과:",
    call: "옵션:",
  },
  commands: cliCommands,
  options: cliOptions,
  pdf: cliPdf,
  usage: cliUsage,
  progress: (done: number, total: number, rate: number, secondsLeft: number) =>
    `${photosOf(total)} 중 ${format.number(done)}장 · 초당 ${rate.toFixed(1)}장 · ${timeLeft(secondsLeft)}`,
  summary: (framed: number, skipped: number, failed: number, folders: readonly string[]) =>
    [
      `${photosOf(framed)}에 프레임을 씌움${intoFolders(folders)}`,
      ...(skipped > 0 ? [`${format.number(skipped)}장 건너뜀(이미 씌움)`] : []),
      ...(failed > 0 ? [`${format.number(failed)}장 실패`] : []),
    ].join(", "),
  standardInput: "표준 입력",
  wouldWrite: (photo: string, output: string) => `${photo} → ${output}`,
  dashed: (photo: string) => `“${photo}” 파일에 프레임을 씌우려면 ./${photo} 형태로 쓰세요`,
  frameStays: (reason: string) => `${reason} --again을 쓰면 두 번째 프레임을 씌웁니다.`,
  resultExists: (output: string) =>
    `“${output}” 파일이 이미 있으며 이 사진의 결과가 아닙니다. --force를 쓰면 바꿉니다.`,
  wouldSkip: (photo: string, output: string) => `${photo} 건너뜀: ${output} 파일이 있음`,
  unframed: {
    summary: (unframed: number, skipped: number, failed: number, folder: string) =>
      [
        `${photosOf(unframed)}의 프레임을 벗김${unframed > 0 ? ` → ${folder}` : ""}`,
        ...(skipped > 0 ? [`${format.number(skipped)}장 건너뜀(결과가 있음)`] : []),
        ...(failed > 0 ? [`${format.number(failed)}장 실패`] : []),
      ].join(", "),
    original: (photo: string) => `“${photo}”에서 꺼낸 사진은 원본 파일과 바이트 단위까지 같습니다.`,
    lostHdr: (photo: string) =>
      `“${photo}”에서 꺼낸 사진은 이제 HDR이 아닙니다. 프레임을 씌울 때 게인 맵이 다시 인코딩되었습니다.`,
    sheet: (photo: string, outputs: readonly string[]) =>
      `“${photo}”에서 꺼낸 ${photosOf(outputs.length)}: ${outputs[0] ?? ""} ~ ${outputs.at(-1) ?? ""}.`,
    marked: (photo: string) => `“${photo}”에서 꺼낸 사진의 표식은 떼어 낼 수 없어 그대로 남습니다.`,
  },
  framedTogether: (count: number, method: string) => `${photosOf(count)}을 함께 담음: ${method}`,
  reducedToFit: (photo: string, width: number, height: number) =>
    `파일 크기에 맞추려고 “${photo}”의 결과를 ${width} × ${height}px로 줄였습니다.`,
  withoutOriginal: (photo: string) => `“${photo}”의 결과에는 원본 복원 데이터가 없습니다. 원본을 따로 보관하세요.`,
  cropOutside: (photo: string, size: string) =>
    `--crop 범위가 “${photo}” 사진(${size.replace("x", " × ")}px)을 벗어납니다.`,
  croppedOriginal: (photo: string) =>
    `“${photo}” 사진을 잘랐습니다. 복원 데이터를 넣으면 잘라 낸 부분까지 남으므로 넣지 않았습니다.`,
  watched: {
    begins: (folder: string, out: string) =>
      `“${folder}” 폴더를 감시하는 중입니다. 결과는 “${out}” 폴더로 갑니다. 멈추려면 Ctrl+C를 누르세요.`,
    batch: "폴더 감시는 Pro 기능입니다. “matte sign-in”으로 로그인하거나 한 번에 한 장씩 프레임을 씌우세요.",
    noFolder: (path: string) => `“${path}” 폴더가 없습니다.`,
    sameFolder: (path: string) =>
      `결과를 “${path}” 폴더에 쓸 수 없습니다. 감시하는 폴더가 그 안에 있습니다. --out으로 다른 폴더를 지정하세요.`,
    error: (message: string) =>
      `폴더의 변화를 놓쳤을 수 있습니다(${message}). --poll을 쓰면 대신 1초마다 폴더를 확인합니다.`,
    gone: (folder: string) => `감시하던 “${folder}” 폴더가 없어졌습니다.`,
  },
  account: cliAccount,
  credentials: cliCredentials,
  interrupted: "중단했습니다. 진행 중인 사진을 마무리합니다. 즉시 멈추려면 Ctrl+C를 다시 누르세요.",
  signedOut: (watermark: string) => `Free 요금제로 프레임을 씌웠습니다. 워터마크: “${watermark}”.`,
  inspected: {
    size: (width: number, height: number) => `${format.number(width)} × ${format.number(height)}px`,
    method: "내보내기 방식",
  },
  captions: {
    unmatched: (file: string, names: readonly string[], more: number) =>
      `“${file}” 파일의 행 ${format.number(names.length + more)}개에 맞는 사진이 없습니다: ${names.join(", ")}${more > 0 ? ` 외 ${format.number(more)}개` : ""}`,
  },
  errors: {
    noFiles: "사진을 지정하지 않았습니다. 파일 이름을 쓰거나 --files-from으로 목록을 지정하세요.",
    noList: (file: string) =>
      `“${file}” 파일을 파일 목록으로 읽을 수 없습니다. 파일이 있는지, 읽을 권한이 있는지 확인하세요.`,
    notATable: (path: string) => `“${path}” 파일은 캡션 표가 아닙니다.`,
    noColumn: (path: string, columns: readonly string[]) =>
      `“${path}” 파일에 “${columns[0]}” 열이 없습니다. 쓸 수 있는 열: ${columns.join(", ")}.`,
    presetAndLongSide: "--preset, --long-side 중 하나만 쓰세요.",
    carousel: "캐러셀은 Pro 기능입니다. “matte sign-in”으로 로그인하거나 다른 프리셋을 고르세요.",
    carouselOnce:
      "캐러셀은 파일이 여러 개입니다. --in-place와 --output - 옵션을 빼고 “matte frame”으로 프레임을 씌우세요.",
    slides: (least: number, most: number) =>
      `--slides에는 ${format.number(least)}~${format.number(most)}의 정수를 --preset carousel과 함께 쓰세요.`,
    longSide: (least: number, most: number) =>
      `--long-side에는 ${format.number(least)}~${format.number(most)}픽셀의 정수를 쓰세요.`,
    crop: "--crop에는 정수 픽셀 X,Y,W,H나 4:5와 같은 비율을 쓰세요.",
    straighten: (most: number) => `--straighten에는 -${most}~${most}도를 쓰세요.`,
    emptyCrop: "--crop의 너비와 높이는 1px 이상이어야 합니다.",
    together: "함께 담기는 Pro 기능입니다. “matte sign-in”으로 로그인하거나 --together를 빼세요.",
    togetherCount: (least: number, most: number) =>
      `--together에는 사진 ${format.number(least)}~${format.number(most)}장이 필요합니다.`,
    togetherAnd: (option: string) => `--together, ${option} 중 하나만 쓰세요.`,
    gap: (least: number, most: number) =>
      `--gap에는 ${format.number(least)}~${format.number(most)}의 퍼센트 값을 쓰세요.`,
    gapAlone: "--gap은 함께 담은 사진 사이의 간격입니다. --together를 더하세요.",
    maxKb: (least: number, most: number) =>
      `--max-kb에는 ${format.number(least)}~${format.number(most)}KB의 정수를 쓰세요.`,
    maxKbFormat: "--max-kb에는 JPG로 내보내는 룩이 필요합니다. 다른 형식은 낮출 품질이 없습니다.",
    mark: "사진 위 표식은 Pro 기능입니다. “matte sign-in”으로 로그인하거나 --mark를 빼세요.",
    labelStyle: (style: string) =>
      `캡션 스타일 “${style}” 사용은 Pro 기능입니다. “matte sign-in”으로 로그인하거나 다른 스타일을 고르세요.`,
    shard: "--shard에는 2/4처럼 1부터 세는 몫이나 auto를 쓰세요.",
    noEngine:
      "--shard auto가 Kubernetes, Slurm, AWS Batch의 작업을 찾지 못했습니다. --shard 1/4처럼 몫을 직접 지정하세요.",
    noCount: (index: string, count: string) =>
      `--shard auto가 찾은 변수: ${index}, 없는 변수: ${count}. ${count} 값을 몫의 개수로 설정하세요.`,
    irregular: (index: string, count: string) =>
      `--shard auto가 ${index}, ${count} 값으로 몫을 정할 수 없습니다. 작업에 빠짐없이 번호를 매기거나 몫을 직접 지정하세요.`,
    batch:
      "여러 장에 한 번에 프레임을 씌우는 것은 Pro 기능입니다. 사진을 한 장만 지정하거나 “matte sign-in”으로 로그인하세요.",
    inPlaceAndOut: "--in-place, --out, --output 중 하나만 쓰세요.",
    oneOutput: "--output은 사진 한 장에만 씁니다. 여러 장이면 --out을 쓰세요.",
    outputOfInput: "표준 입력으로 받은 사진에는 --output이 필요합니다.",
    oneInput: "표준 입력은 사진 한 장입니다. -만 따로 쓰세요.",
    terminal: "표준 출력이 터미널입니다. 파일이나 파이프로 보내세요.",
    jobs: (most: number) => `--jobs에는 1~${format.number(most)}의 정수를 쓰세요.`,
    otherFormat: (photo: string) => `“${photo}” 파일을 바꿀 수 없습니다. 룩이 다른 형식으로 내보냅니다.`,
    otherEnding: (output: string) => `“${output}” 파일의 확장자가 룩이 내보내는 형식과 다릅니다.`,
    replacesPhoto: (output: string) => `“${output}” 파일은 지정한 사진 중 하나입니다. 결과를 다른 곳에 쓰세요.`,
    output: (message: string) => `출력을 쓸 수 없습니다: ${message}`,
    noLookFile: (path: string) =>
      `“${path}” 룩이 없습니다. 내장 룩도 파일도 아닙니다. “matte looks”로 목록을 볼 수 있습니다.`,
    notALook: (path: string) => `“${path}” 파일은 룩 파일이 아닙니다.`,
    newerLook: (path: string) => `“${path}” 파일은 더 새로운 버전의 Matte에서 만들었습니다. 이 버전을 업데이트하세요.`,
    logo: "로고는 Pro 기능입니다. “matte sign-in”으로 로그인하거나 --logo를 빼세요.",
    notALogo: (path: string) => `“${path}” 파일은 이미지가 아니어서 로고로 쓸 수 없습니다.`,
    ownFailure: "프로그램에 문제가 발생했습니다.",
  },
  photoErrors: {
    "too-large": (file: string) => `“${file}” 파일이 너무 큽니다. 먼저 크기를 줄이세요.`,
    unreadable: (file: string) => `“${file}” 파일을 읽을 수 없습니다. 파일이 있는지, 읽을 권한이 있는지 확인하세요.`,
    folder: (file: string) =>
      `“${file}” 경로는 폴더입니다. 그 안의 사진을 지정하세요. 예: ${file.replace(/[\\/]+$/, "")}/*.jpg`,
    link: (file: string) =>
      `“${file}” 파일은 링크이며, 감시하는 폴더에서는 링크를 따라가지 않습니다. 사진 자체를 폴더에 복사하세요.`,
    special: (file: string) => `“${file}” 경로는 파일이 아니라 장치나 파이프입니다. 사진의 경로를 지정하세요.`,
    huge: (file: string) => `“${file}” 파일은 2GB보다 커서 사진으로 다룰 수 없습니다.`,
    unwritable: (file: string) => `“${file}”의 결과를 쓸 수 없습니다. 폴더와 남은 공간을 확인하세요.`,
    gone: (file: string) => `“${file}” 파일을 읽을 수 없습니다. 파일이 있는지, 읽을 권한이 있는지 확인하세요.`,
    font: (file: string) =>
      `캡션 글꼴을 불러오지 못해 “${file}” 사진에 프레임을 씌우지 않았습니다. Matte를 다시 설치하세요.`,
    unsigned: (file: string) =>
      `서명하지 못해 “${file}” 사진에 프레임을 씌우지 않았습니다. 인증서와 타임스탬프 서비스를 확인하세요.`,
    failed: (file: string) => `“${file}” 사진에 프레임을 씌우지 못했습니다. 프로그램에 문제가 발생했습니다.`,
  },
};
