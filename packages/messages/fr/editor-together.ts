/** @see ../en/editor-together.ts */
import type { Arrangement } from "@matte/engine";
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "photo", other: "photos" })}`;

const arrangements: Readonly<Record<Arrangement, string>> = { row: "Rangée", column: "Colonne", grid: "Grille" };

export const editorTogether = {
  title: "Ensemble",
  action: "Encadrer ensemble",
  working: (count: number) => `Encadrement commun de ${photos(count)}…`,
  framed: (count: number) => `${photos(count)} ${plural(count, { one: "encadrée", other: "encadrées" })} ensemble.`,
  wrongCount: (min: number, max: number) =>
    `Sélectionnez de ${number(min)} à ${number(max)} photos pour les encadrer ensemble.`,
  separate: "Séparer",
  separated: (count: number) => `${photos(count)} ${plural(count, { one: "séparée", other: "séparées" })}.`,
  photos,
  arrangement: "Disposition",
  arrangements,
  gap: "Écart",
  gapUnit: "pour cent",
  order: "Photos de ce cadre",
  moved: (file: string, place: number, count: number) =>
    `${file} déplacé à la position ${number(place)} sur ${number(count)}`,
};
