/** @see ../en/server-pages.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

export const serverPages = {
  signIn: {
    title: "Вхід",
    signedIn: "Вхід виконано",
    closeWindow: "Ви ввійшли. Це вікно можна закрити.",
    notSignedIn: "Вхід не виконано",
    back: "Назад до Matte",
    failures: {
      cancelled: "Вхід скасовано.",
      expired: "Термін цього входу минув, його вже використано або розпочато в іншому браузері.",
      unverified: "Електронну адресу вашого облікового запису не підтверджено.",
      rejected: "Увійти не вдалося.",
      unreachable: "Служба входу не відповідає.",
    },
  },
  provider: {
    notice: "Це власний вхід Matte для розробки й тестів. Він приймає будь-яку адресу й нічого на неї не надсилає.",
    email: "Ел. пошта",
    emailInvalid: "Введіть адресу на зразок ada@example.com.",
    submit: "Далі",
    broken: "Цей вхід не можна продовжити",
    expired: "Час минув, або вхід розпочато в іншому браузері.",
  },
  privateFront: {
    title: "Приватний",
    heading: "Ваш власний Matte",
    photosStay: "Фото обрамлюються в цьому браузері. Їх ніколи нікуди не надсилають, навіть на цей сервер.",
    onThisMachine: "Ці сторінки відкриваються лише на цьому комп’ютері.",
    behindPassword: "Ці сторінки можуть відкрити лише ті, хто знає пароль.",
    open: "Відкрити редактор",
    help: "Довідка",
  },
  password: {
    title: "Пароль",
    heading: "Matte",
    notice: "Цей Matte приватний. Введіть його пароль.",
    label: "Пароль",
    submit: "Далі",
    wrong: "Це не той пароль. Спробуйте ще раз.",
    busy: "Зараз пробує забагато людей. Спробуйте ще раз за кілька секунд.",
    tooMany: (seconds: number) =>
      `Забагато спроб. Спробуйте ще раз через ${number(seconds)} ${plural(seconds, { one: "секунду", few: "секунди", many: "секунд", other: "секунди" })}.`,
  },
  checkout: {
    title: "Оплата для розробки",
    notice: "Це власна оплата Matte для розробки й тестів. Грошей вона не бере.",
    order: (price: string, billing: string, email: string) => `${price} на місяць, ${billing}, для ${email}`,
    pay: "Сплатити (тест)",
    cancel: "Скасувати",
    noSubscription: "Ви не платите за жоден тариф.",
    subscribedTo: "Ви платите за",
    cancelSubscription: "Скасувати підписку (тест)",
    back: "Назад до облікового запису",
  },
};
