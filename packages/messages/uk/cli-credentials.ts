/** @see ../en/cli-credentials.ts */
export const cliCredentials = {
  pair: "Використовуйте --credentials разом із --credentials-key: сертифікат і його закритий ключ.",
  timeStampAlone: "--time-stamp призначено для даних про походження. Додайте --credentials і --credentials-key.",
  timeStampUrl: "--time-stamp приймає URL служби міток часу, з http або https.",
  faults: {
    certificate: (cert: string) => `«${cert}» не читається як сертифікат. Потрібен файл PEM.`,
    key: (_: string, key: string) => `«${key}» не читається як закритий ключ. Потрібен файл PEM.`,
    encrypted: (_: string, key: string) =>
      `«${key}» захищено паролем. Збережіть ключ без нього у файлі, який можете читати лише ви.`,
    open: (_: string, key: string) => `«${key}» може читати будь-хто на цьому комп’ютері. Запустіть: chmod 600 ${key}`,
    "other-key": (cert: string, key: string) => `«${key}» — не ключ від «${cert}».`,
    "self-signed": (cert: string) =>
      `«${cert}» підписує сам себе, а такого програми не визнають. Візьміть сертифікат, який видав центр сертифікації.`,
    early: (cert: string) => `«${cert}» ще не чинний. Перевірте годинник цього комп’ютера.`,
    expired: (cert: string) =>
      `Термін дії «${cert}» минув. Поновіть сертифікат або перевірте годинник цього комп’ютера.`,
    unsuitable: (cert: string) =>
      `«${cert}» не призначено для підписування документів. Які потрібні сертифікати, сказано в docs/credentials.md.`,
  },
  signedBy: (name: string) => `Підписує ${name}.`,
  leftOut: {
    location: (photo: string) =>
      `Власних даних про походження з «${photo}» не збережено: вони можуть містити місце, якого в результатах немає.`,
    cropped: (photo: string) =>
      `Власних даних про походження з «${photo}» не збережено: у них є зображення того, що відрізано.`,
    large: (photo: string) => `Власних даних про походження з «${photo}» не збережено: вони завеликі.`,
    unreadable: (photo: string) => `Власних даних про походження з «${photo}» не збережено: їх не можна прочитати.`,
  },
};
