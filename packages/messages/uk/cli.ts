/** @see ../en/cli.ts */
import { cliAccount } from "./cli-account.ts";
import { cliCommands } from "./cli-commands.ts";
import { cliCredentials } from "./cli-credentials.ts";
import { cliOptions } from "./cli-options.ts";
import { cliPdf } from "./cli-pdf.ts";
import { cliUsage } from "./cli-usage.ts";
import { format } from "./notation.ts";

const { number, plural } = format;

const photosOf = (count: number): string => `${number(count)} фото`;

const timeLeft = (seconds: number): string =>
  seconds < 60 ? `лишилося ${seconds} с` : `лишилося ${number(Math.ceil(seconds / 60))} хв`;

function inFolders(folders: readonly string[]): string {
  const [first] = folders;
  if (first === undefined) return "";
  const count = folders.length;
  return count === 1
    ? `, тепер у ${first}`
    : `, тепер у ${number(count)} ${plural(count, { one: "папці", few: "папках", many: "папках", other: "папки" })}`;
}

export const cli = {
  about: "Обрамлює фотографії: паспарту, обведення й підпис, не торкаючись власних даних JPEG.",
  examples: [
    "matte frame photo.jpg                        записує framed/photo.jpeg",
    "matte frame *.jpg --look museum --out prints",
    "matte frame *.jpg --look mine.matte-look.json --jobs 4",
    'matte frame *.jpg --credit "Ada Holm" --location "{city}, {country}"',
    "matte frame a.jpg b.jpg --together           записує framed/a-together.jpeg",
    "matte frame *.jpg --pdf prints.pdf           один PDF, фото на сторінку",
    "matte frame *.jpg --max-kb 2000              жоден файл не більший за 2000 КБ",
    "matte frame *.jpg --captions captions.csv --preset portrait-4x5",
    "find shoot -name '*.jpg' -print0 | matte frame --files-from - --shard 1/4",
    "matte unframe prints/*.jpeg                  записує unframed/*.jpeg",
    "cat photo.jpg | matte frame - -o - > framed.jpg",
  ],
  exits: {
    ok: "усе зроблено",
    failure: "збій програми",
    usage: "неправильний виклик",
    photosFailed: "деякі фото не оброблено",
    interrupted: "перервано",
  },
  afterHelp: (examples: readonly string[], exits: readonly string[]) =>
    ["Приклади:", ...examples.map((line) => `  ${line}`), "", `Коди завершення: ${exits.join(", ")}.`].join("\n"),
  groups: {
    frame: "Рамка:",
    caption: "Підпис:",
    pdf: "PDF:",
    photos: "Фото:",
    results: "Результати:",
    call: "Параметри:",
  },
  commands: cliCommands,
  options: cliOptions,
  pdf: cliPdf,
  usage: cliUsage,
  progress: (done: number, total: number, rate: number, secondsLeft: number) =>
    `${number(done)} з ${photosOf(total)} · ${rate.toFixed(1)} фото/с · ${timeLeft(secondsLeft)}`,
  summary: (framed: number, skipped: number, failed: number, folders: readonly string[]) =>
    [
      `${photosOf(framed)} обрамлено${inFolders(folders)}`,
      ...(skipped > 0 ? [`${number(skipped)} пропущено (вже обрамлено)`] : []),
      ...(failed > 0 ? [`${number(failed)} не вдалося`] : []),
    ].join(", "),
  standardInput: "стандартний ввід",
  wouldWrite: (photo: string, output: string) => `${photo} → ${output}`,
  dashed: (photo: string) => `Щоб обрамити файл «${photo}», напишіть ./${photo}`,
  frameStays: (reason: string) => `${reason} --again додає другу рамку.`,
  resultExists: (output: string) => `«${output}» уже є, і це не результат цього фото. --force замінить його.`,
  wouldSkip: (photo: string, output: string) => `${photo} пропущено: ${output} вже є`,
  unframed: {
    summary: (unframed: number, skipped: number, failed: number, folder: string) =>
      [
        `Рамку знято з ${photosOf(unframed)}${unframed > 0 ? `, тепер у ${folder}` : ""}`,
        ...(skipped > 0 ? [`${number(skipped)} пропущено (результати вже є)`] : []),
        ...(failed > 0 ? [`${number(failed)} не вдалося`] : []),
      ].join(", "),
    original: (photo: string) => `Фото з «${photo}» збігається з вихідним файлом байт у байт.`,
    lostHdr: (photo: string) => `Фото з «${photo}» більше не HDR: його карту підсилення перекодовано разом із рамкою.`,
    sheet: (photo: string, outputs: readonly string[]) =>
      `${photosOf(outputs.length)} з «${photo}» збережено: від ${outputs[0] ?? ""} до ${outputs.at(-1) ?? ""}.`,
    marked: (photo: string) => `На фото з «${photo}» лишається позначка, яку зняти не можна.`,
  },
  framedTogether: (count: number, method: string) => `${photosOf(count)} обрамлено разом: ${method}`,
  reducedToFit: (photo: string, width: number, height: number) =>
    `Результат «${photo}» зменшено до ${width} × ${height} px, щоб дотримати розміру файлу.`,
  withoutOriginal: (photo: string) => `З результату «${photo}» не можна повернути оригінал. Збережіть власний файл.`,
  cropOutside: (photo: string, size: string) =>
    `--crop виходить за межі «${photo}», у якому ${size.replace("x", " × ")} px.`,
  croppedOriginal: (photo: string) =>
    `«${photo}» кадровано, тому повернути оригінал не можна: довелося б зберегти відрізане.`,
  watched: {
    begins: (folder: string, out: string) =>
      `Спостерігаємо за «${folder}». Результати потрапляють у «${out}». Щоб зупинити, натисніть Ctrl+C.`,
    batch:
      "Спостереження за папкою входить до тарифу Pro. Увійдіть через «matte sign-in» або обрамлюйте по одному фото.",
    noFolder: (path: string) => `Папки «${path}» немає.`,
    sameFolder: (path: string) =>
      `Результати не можуть потрапляти в «${path}»: у ній лежить папка спостереження. Виберіть іншу папку через --out.`,
    error: (message: string) =>
      `Деякі зміни в папці могли загубитися (${message}). --poll натомість перевіряє папку щосекунди.`,
    gone: (folder: string) => `Папка спостереження «${folder}» зникла.`,
  },
  account: cliAccount,
  credentials: cliCredentials,
  interrupted: "Перервано. Завершуємо розпочаті фото; щоб зупинити негайно, натисніть Ctrl+C ще раз.",
  signedOut: (watermark: string) => `Обрамлено на тарифі Free, з водяним знаком «${watermark}».`,
  inspected: {
    size: (width: number, height: number) => `${number(width)} × ${number(height)} px`,
    method: "Спосіб експорту",
  },
  captions: {
    unmatched: (file: string, names: readonly string[], more: number) => {
      const count = names.length + more;
      return `${number(count)} ${plural(count, { one: "рядок", few: "рядки", many: "рядків", other: "рядка" })} з «${file}» не ${plural(count, { one: "відповідає", few: "відповідають", many: "відповідають", other: "відповідають" })} жодному фото: ${names.join(", ")}${more > 0 ? ` і ще ${number(more)}` : ""}`;
    },
  },
  errors: {
    noFiles: "Фото не задано. Назвіть їх або дайте їх список через --files-from.",
    noList: (file: string) =>
      `«${file}» не читається як список файлів. Перевірте, чи він є і чи можете ви його читати.`,
    notATable: (path: string) => `«${path}» — не таблиця підписів.`,
    noColumn: (path: string, columns: readonly string[]) =>
      `У «${path}» немає стовпця «${columns[0]}». Стовпці такі: ${columns.join(", ")}.`,
    presetAndLongSide: "Використовуйте лише одне з двох: --preset або --long-side.",
    carousel: "Каруселі входять до тарифу Pro. Увійдіть через «matte sign-in» або виберіть інший шаблон.",
    carouselOnce:
      "Карусель — це кілька файлів. Не використовуйте --in-place і --output - та обрамлюйте її через «matte frame».",
    slides: (least: number, most: number) =>
      `--slides приймає ціле число від ${number(least)} до ${number(most)}, разом із --preset carousel.`,
    longSide: (least: number, most: number) =>
      `--long-side приймає ціле число пікселів від ${number(least)} до ${number(most)}.`,
    crop: "--crop приймає X,Y,W,H у цілих пікселях або форму, наприклад 4:5.",
    straighten: (most: number) => `--straighten приймає кут від -${most} до ${most} градусів.`,
    emptyCrop: "--crop приймає ширину й висоту щонайменше 1 px.",
    together:
      "Обрамлення фото разом входить до тарифу Pro. Увійдіть через «matte sign-in» або не використовуйте --together.",
    togetherCount: (least: number, most: number) => `--together приймає від ${number(least)} до ${number(most)} фото.`,
    togetherAnd: (option: string) => `Використовуйте лише одне з двох: --together або ${option}.`,
    gap: (least: number, most: number) => `--gap приймає число відсотків від ${number(least)} до ${number(most)}.`,
    gapAlone: "--gap — це проміжок між фото, обрамленими разом. Додайте --together.",
    maxKb: (least: number, most: number) => `--max-kb приймає ціле число КБ від ${number(least)} до ${number(most)}.`,
    maxKbFormat: "--max-kb потребує стилю, що експортує JPG: в інших форматів немає якості, яку можна знизити.",
    mark: "Позначки на фото входять до тарифу Pro. Увійдіть через «matte sign-in» або не використовуйте --mark.",
    labelStyle: (style: string) =>
      `Вигляд підпису «${style}» входить до тарифу Pro. Увійдіть через «matte sign-in» або виберіть інший вигляд.`,
    shard: "--shard приймає частку, наприклад 2/4, з лічбою від 1, або auto.",
    noEngine:
      "--shard auto не знайшов завдання Kubernetes, Slurm чи AWS Batch. Задайте частку самі, наприклад --shard 1/4.",
    noCount: (index: string, count: string) =>
      `--shard auto знайшов ${index} без ${count}. Задайте в ${count} кількість часток.`,
    irregular: (index: string, count: string) =>
      `--shard auto не може скласти частку з ${index} і ${count}. Пронумеруйте завдання без пропусків або задайте частку самі.`,
    batch: "Кілька фото одразу входять до тарифу Pro. Задайте одне фото або увійдіть через «matte sign-in».",
    inPlaceAndOut: "Використовуйте лише одне з трьох: --in-place, --out або --output.",
    oneOutput: "--output приймає одне фото. Для кількох використовуйте --out.",
    outputOfInput: "Фото зі стандартного вводу потребує --output.",
    oneInput: "Стандартний ввід — це одне фото: використовуйте - окремо.",
    terminal: "Стандартний вивід — це термінал. Переспрямуйте його у файл або конвеєр.",
    jobs: (most: number) => `--jobs приймає ціле число від 1 до ${number(most)}.`,
    otherFormat: (photo: string) => `«${photo}» не можна замінити: стиль експортує інший формат.`,
    otherEnding: (output: string) => `«${output}» має розширення іншого формату, ніж експортує стиль.`,
    replacesPhoto: (output: string) => `«${output}» — один із заданих файлів. Записуйте результати в інше місце.`,
    output: (message: string) => `Результат не можна записати: ${message}`,
    noLookFile: (path: string) => `Стилю «${path}» немає: ні вбудованого, ні файлу. Стилі перелічує «matte looks».`,
    notALook: (path: string) => `«${path}» — не файл стилю.`,
    newerLook: (path: string) => `«${path}» створено новішою версією Matte. Оновіть цю.`,
    logo: "Логотипи входять до тарифу Pro. Увійдіть через «matte sign-in» або не використовуйте --logo.",
    notALogo: (path: string) => `«${path}» не може бути логотипом: це не зображення.`,
    ownFailure: "У програмі щось пішло не так.",
  },
  photoErrors: {
    "too-large": (file: string) => `Фото «${file}» завелике. Спершу зменште його.`,
    unreadable: (file: string) => `«${file}» не читається. Перевірте, чи файл є і чи можете ви його читати.`,
    folder: (file: string) => `«${file}» — папка. Задайте фото в ній, наприклад ${file.replace(/[\\/]+$/, "")}/*.jpg`,
    link: (file: string) =>
      `«${file}» — посилання, а в папці спостереження за ними не переходять. Скопіюйте в папку саме фото.`,
    special: (file: string) => `«${file}» — не файл, а пристрій або канал. Задайте шлях до фото.`,
    huge: (file: string) => `Файл «${file}» більший за 2 ГБ, завеликий для фото.`,
    unwritable: (file: string) => `Результат «${file}» не можна записати. Перевірте папку й вільне місце в ній.`,
    gone: (file: string) => `«${file}» не читається. Перевірте, чи файл є і чи можете ви його читати.`,
    font: (file: string) => `«${file}» не обрамлено: не вдалося завантажити шрифт підпису. Встановіть Matte ще раз.`,
    unsigned: (file: string) =>
      `«${file}» не обрамлено: не вдалося підписати. Перевірте сертифікат і службу міток часу.`,
    failed: (file: string) => `«${file}» не вдалося обрамити: у програмі щось пішло не так.`,
  },
};
