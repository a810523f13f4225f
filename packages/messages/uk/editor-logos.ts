/** @see ../en/editor-logos.ts */
export const editorLogos = {
  library: "Логотипи",
  choose: (name: string) => `Використати ${name}`,
  remove: (name: string) => `Прибрати ${name} з ваших логотипів`,
  camera: "Для цієї камери",
  cameraName: "Логотип для цієї камери",
  chosen: "Вибраний логотип",
};
