/** @see ../en/editor-recovery.ts */
import { format } from "./notation.ts";

const { date, number } = format;

const photos = (count: number): string => `${number(count, { useGrouping: false })} фото`;

export const editorRecovery = {
  region: "Фото з минулого разу",
  title: "Ваші фото досі тут",
  changed: (time: Date) =>
    `Востаннє змінено ${date(time, { day: "numeric", month: "long" })} о ${date(time, { hour: "2-digit", minute: "2-digit" })}, разом із підписами й налаштуваннями`,
  more: (count: number) => `і ще ${number(count)}`,
  restore: (count: number) => `Відновити ${photos(count)}`,
  startFresh: "Почати спочатку",
  discarded: (count: number) => `${photos(count)} відкинуто`,
  waiting: "Фото з минулого разу",
  discard: "Відкинути",
  notStored: "Цей браузер не може зберегти ваші фото до наступного разу. Експортуйте їх, перш ніж закрити сторінку.",
  noSpace: "Немає місця, щоб зберегти всі фото до наступного разу. Експортуйте їх, перш ніж закрити сторінку.",
  none: {
    "no-permission": "Не вдалося відновити ваші фото: без вашого дозволу їх не можна прочитати.",
    gone: "Не вдалося знайти ваші фото. Якщо вони на іншому диску, під’єднайте його і спробуйте ще раз.",
  },
  someLost: (count: number) => `Не вдалося відновити ${photos(count)}.`,
  lost: {
    gone: (file: string) => `«${file}» переміщено, змінено або видалено.`,
    "no-permission": (file: string) => `«${file}» не можна прочитати без вашого дозволу.`,
    "not-kept": (file: string) => `Не вдалося зберегти «${file}». Додайте цей файл знову.`,
  },
};
