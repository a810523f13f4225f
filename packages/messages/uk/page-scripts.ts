/** @see ../en/page-scripts.ts */
export const pageScripts = {
  signInFailed: (error: string) => `${error} Натисніть кнопку, щоб спробувати ще раз.`,
  unreachable: "Не вдалося зв’язатися із сервером. Перевірте з’єднання і спробуйте ще раз.",
  hanging: (fileName: string) => `Вішаємо «${fileName}» …`,
  copied: "Скопійовано",
  notCopied: "Не вдалося скопіювати посилання.",
  reported: "Дякуємо. Ми це переглянемо.",
  notReported: "Не вдалося надіслати скаргу. Спробуйте ще раз за хвилину.",
  notSubscribed: "Не вдалося оформити підписку. Спробуйте ще раз за хвилину.",
};
