/** Table of label styles: a new style is a file in this folder, its name in the settings and messages, and its golden pictures. */
import type { Settings } from "../../settings/table.ts";
import type { LabelStyleRow } from "../types.ts";
import { contact } from "./contact.ts";
import { data } from "./data.ts";
import { gallery } from "./gallery.ts";
import { plate } from "./plate.ts";
import { poster } from "./poster.ts";
import { press } from "./press.ts";
import { wall } from "./wall.ts";

/** Styles with rows: `plain` is `captionLayout`'s caption. */
export type StyledLabel = Exclude<Settings["labelStyle"], "plain">;

export const LABEL_ROWS: Readonly<Record<StyledLabel, LabelStyleRow>> = {
  gallery,
  wall,
  data,
  plate,
  contact,
  poster,
  press,
};
