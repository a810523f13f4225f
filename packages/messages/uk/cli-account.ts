/** @see ../en/cli-account.ts */
export const cliAccount = {
  codes: (page: string, code: string, link: string) =>
    `Відкрийте в браузері ${page} і введіть код ${code} або відкрийте ${link}\nЧекаємо, доки ви дозволите цей комп’ютер …`,
  signedIn: (email: string, plan: string) => `Вхід виконано як ${email}, тариф ${plan}. Він діє без мережі 30 днів.`,
  ended: (server: string) =>
    `Ваш вхід на цьому комп’ютері завершився, або його не можна перевірити. Увійдіть знову: «matte sign-in ${server || "URL"}».`,
  signedOut: "Вихід виконано.",
  signedOutHere:
    "На цьому комп’ютері вихід виконано, але сервер не відповів. Завершіть сеанс також на сторінці свого облікового запису.",
  failures: {
    insecure: (server: string) => `«${server}» — не URL, що починається з https://.`,
    unreachable: (server: string) => `${server} не відповідає. Перевірте URL і з’єднання.`,
    unexpected: (server: string) => `${server} — не сервер Matte. Перевірте URL.`,
    denied: () => "Цьому комп’ютеру відмовлено, тож вхід не виконано.",
    expired: () => "Термін дії коду минув. Запустіть команду ще раз.",
  },
};
