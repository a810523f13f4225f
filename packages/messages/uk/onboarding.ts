/** @see ../en/onboarding.ts */
import type { Onboarding } from "@matte/contracts";

type Options<Question extends keyof Onboarding> = Readonly<Record<NonNullable<Onboarding[Question]>, string>>;

const optional = "Можна не відповідати.";

const crafts: Options<"craft"> = {
  photographer: "Фотографія",
  artist: "Мистецтво",
  "content-creator": "Контент",
  educator: "Викладання",
  gallery: "Галерея",
  business: "Бізнес",
  other: "Інше",
};

const primaryUses: Options<"primaryUseCase"> = {
  "social-media": "Соцмережі",
  portfolio: "Портфоліо",
  "print-sales": "Продаж відбитків",
  gallery: "Галерея",
  education: "Навчання",
  product: "Товари",
  events: "Події",
  client: "Клієнти",
};

const platforms: Options<"preferredPlatform"> = {
  instagram: "Instagram",
  tiktok: "TikTok",
  twitter: "Twitter",
  facebook: "Facebook",
  pinterest: "Pinterest",
  behance: "Behance",
  linkedin: "LinkedIn",
  website: "Вебсайт",
};

const volumes: Options<"imageVolume"> = { "1-5": "1–5", "5-20": "5–20", "20-50": "20–50", "50+": "50+" };

const styles: Options<"brandingStyle"> = {
  "consistent-white": "Завжди біле",
  "consistent-black": "Завжди чорне",
  "consistent-stroke": "Завжди з обведенням",
  "custom-logo": "Власний логотип",
  varies: "Щоразу інакше",
};

export const onboarding = {
  labels: {
    craft: "Заняття",
    name: "Ваше ім’я",
    creditFormat: "Формат авторства",
    credit: "Авторство",
    defaultLocation: "Типове місце",
    primaryUseCase: "Головне призначення",
    preferredPlatform: "Головна платформа",
    imageVolume: "Зображень за раз",
    brandingStyle: "Фірмовий стиль",
  },
  questions: {
    craft: { title: "Чим ви займаєтеся?", remark: "Кожну відповідь можна змінити пізніше." },
    credit: {
      title: "Як зазначати ваше авторство?",
      remark: "Цей рядок стоїть під кожним зображенням праворуч. Його можна змінити будь-коли.",
    },
    location: { title: "Де ви зазвичай знімаєте?", remark: `Це місце потрапляє в підпис. ${optional}` },
    primaryUse: { title: "Для чого ваші зображення?", remark: "Виберіть те, що трапляється найчастіше." },
    platform: { title: "Де ви показуєте їх спершу?", remark: optional },
    volume: { title: "По скільки за раз?", remark: `Кілька одразу дозволяє тариф Pro. ${optional}` },
    style: { title: "Який ваш почерк?", remark: optional },
  },
  crafts,
  primaryUses,
  platforms,
  volumes,
  styles,
  pro: "PRO",
  withPro: (answer: string) => `${answer} (PRO)`,
  credits: {
    "photo-by": (name: string) => `Фото: ${name}`,
    "at-username": (name: string) => `@${name.replace(/\s+/g, "")}`,
    copyright: (name: string) => `© ${name}`,
    "name-photography": (name: string) => `${name} Photography`,
    "shot-by": (name: string) => `Зйомка: ${name}`,
    "captured-by": (name: string) => `Автор фото: ${name}`,
  },
  anyName: "ім’я",
  custom: "Власний",
  customNote: "Вашими словами",
  step: (step: number, steps: number) => `Крок ${step} з ${steps}`,
  progress: "Перебіг налаштування",
  back: "Назад",
  skip: "Пропустити налаштування",
  finish: "Готово",
  continue: "Далі",
  preview: {
    label: "Як це виглядатиме",
    alt: (black: boolean) => `Арка у вечірньому світлі, ${black ? "у чорній рамці" : "у білій рамці"}`,
    caption: "Як буде надруковано",
    subject: "Арка",
  },
  answers: {
    title: "Ваші відповіді",
    none: "Без відповіді",
    remark: "Авторство, місце й стиль діють там, де в редакторі ще нічого не збережено.",
    save: "Зберегти відповіді",
    saved: "Відповіді збережено",
  },
  notSaved: "Не вдалося зберегти ваші відповіді. Спробуйте ще раз.",
};
