/** @see ../en/editor-together.ts */
import type { Arrangement } from "@matte/engine";
import type { editorTogether as English } from "../en/editor-together.ts";
import { format } from "./notation.ts";

const { number } = format;

const photos = (count: number): string => `${number(count)} foto`;

const arrangements: Readonly<Record<Arrangement, string>> = { row: "Riga", column: "Colonna", grid: "Griglia" };

export const editorTogether: typeof English = {
  title: "Insieme",
  action: "Incornicia insieme",
  working: (count: number) => `${photos(count)} vengono incorniciate insieme…`,
  framed: (count: number) => `${photos(count)} incorniciate insieme.`,
  wrongCount: (min: number, max: number) =>
    `Per incorniciarle insieme, seleziona da ${number(min)} a ${number(max)} foto.`,
  separate: "Separa",
  separated: (count: number) => `${photos(count)} separate.`,
  photos,
  arrangement: "Disposizione",
  arrangements,
  gap: "Distanza",
  gapUnit: "percentuale",
  order: "Foto in questa cornice",
  moved: (file: string, place: number, count: number) => `${file} ora è ${number(place)} di ${number(count)}`,
};
