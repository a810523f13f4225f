/** Names of choices in the panel. @see ../en/editor-panel.ts */
import type { LogoPosition } from "@matte/engine";

export const logoPositions: Readonly<Record<LogoPosition, string>> = {
  left: "Ліворуч",
  center: "У центрі",
  right: "Праворуч",
};

export const swatches = {
  white: "Білий",
  offWhite: "Молочний",
  linen: "Лляний",
  black: "Чорний",
  grey: "Сірий",
  ochre: "Вохра",
};
