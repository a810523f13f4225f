/** @see ../en/editor-surface.ts */
import type { BackgroundSetting, SurfaceSetting } from "@matte/engine";

const surfaces: Readonly<Record<SurfaceSetting, string>> = {
  none: "Гладка",
  rag: "Бавовна",
  linen: "Льон",
  laid: "Верже",
  board: "Картон",
  canvas: "Полотно",
  kozo: "Кодзо",
  felt: "Фетр",
};

const backgrounds: Readonly<Record<BackgroundSetting, string>> = {
  colour: "Колір",
  gradient: "Градієнт",
  photo: "Розмите фото",
};

export const editorSurface = {
  surface: "Поверхня",
  surfaces,
  feature: "Верже, Картон, Полотно, Кодзо і Фетр",
  depth: "Глибина поверхні",
  depthRow: "Глибина",
  more: "Інші параметри паспарту",
  background: {
    name: "Тло",
    kinds: backgrounds,
    gradient: "Градієнт",
    colour: "Колір",
    angleRow: "Кут",
    angle: "Кут градієнта",
    degrees: "градуси",
    blurRow: "Розмиття",
    blur: "Розмиття тла",
    shadeRow: "Затемнення",
    shade: "Затемнення тла",
  },
  summary: (depth: number | null, background: BackgroundSetting) =>
    [...(depth === null ? [] : [`Глибина ${depth}`]), backgrounds[background]].join(", "),
};
