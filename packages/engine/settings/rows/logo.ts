import { makerOf } from "../../caption/camera-names/brands.ts";
import { choice, flag, map, nullable, number, object, text } from "../kinds.ts";
import { row } from "../row.ts";

export const LOGO_COLOURS = ["own", "text"] as const;

/** Pixels along a side of a picture. */
const SIDE = number(1, 65_535, { outside: "refused" });

/** A logo as far as the layout needs it; its pixels are elsewhere. */
const FIELDS = {
  /** Key of the picture in the store that holds it. */
  id: text,
  /** Its file's name. */
  name: text,
  /** Intrinsic size. */
  width: SIDE,
  height: SIDE,
};
const LOGO = object(FIELDS);

/** Settings for the account's logos and signatures, one is chosen. */
export const KEPT_LOGOS = ["keptLogo1", "keptLogo2", "keptLogo3", "keptLogo4", "keptLogo5", "keptLogo6"] as const;

const kept = row(nullable(object({ ...FIELDS, colours: choice(LOGO_COLOURS) })), null, {
  affects: ["layout"],
  needs: "logo",
});

export const LOGO_ROWS = {
  customLogo: row(nullable(LOGO), null, { affects: ["layout"], reset: true, needs: "logo" }),
  /** Replaces `customLogo` on dark mattes; null if one logo serves for all. */
  customLogoOnDark: row(nullable(LOGO), null, { affects: ["layout"], reset: true, needs: "logo" }),
  keptLogo1: kept,
  keptLogo2: kept,
  keptLogo3: kept,
  keptLogo4: kept,
  keptLogo5: kept,
  keptLogo6: kept,
  /** Logos for cameras, by maker; the chosen one is for all others. */
  logoByMake: row(map(choice(KEPT_LOGOS), makerOf), {}, { affects: ["layout"], stored: true, needs: "logo" }),
  /** `text` draws the logo's opaque pixels in the text's colour. */
  logoColours: row(choice(LOGO_COLOURS), "own", { affects: ["paint"], stored: true, reset: true, needs: "logo" }),
  logoPosition: row(choice(["left", "center", "right"]), "right", {
    affects: ["layout"],
    stored: true,
    preset: "required",
    needs: "logo",
  }),
  /** Logo width in two-hundredths of the framed base length. */
  logoSize: row(number(10, 120), 50, { affects: ["layout"], stored: true, preset: "required", needs: "logo" }),
  /** The caption area grows until the logo is as large as `logoSize`, instead of limiting it. */
  growForLogo: row(flag, false, { affects: ["layout"], stored: true, reset: true, preset: "optional", needs: "logo" }),
};
