/** @see ../en/document-titles.ts */
export const documentTitles = {
  landing: "Matte: кімната для кожної фотографії",
  tool: "Редактор · Matte",
  account: "Обліковий запис · Matte",
  checkout: "Оплата · Matte",
  device: "Вхід на пристрої · Matte",
  admin: "Панель адміністратора · Matte",
  looks: "Стилі інших · Matte",
  lookWithdrawn: "Стиль відкликано · Matte",
  help: "Довідка · Matte",
  terms: "Умови · Matte",
  privacy: "Приватність · Matte",
  newsletter: "Розсилка · Matte",
  confirm: "Підтвердження підписки · Matte",
  unsubscribe: "Відписка від розсилки · Matte",
  notFound: "Не знайдено · Matte",
};
