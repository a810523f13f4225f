/** @see ../en/landing-hung.ts */
export const landingHung = {
  region: "Ваше фото в рамці",
  framed: (fileName: string, look: string) => `«${fileName}» у стилі ${look}`,
  tried: (fileName: string) => `«${fileName}» у цьому стилі`,
  export: "Експортувати",
  stays: "Щоб експортувати, увійдіть. Ваше фото не покидало цієї сторінки.",
  another: "Інше фото",
  noRoom: "У цьому браузері немає місця, щоб узяти фото із собою. Додайте його в редакторі.",
};
