import { expect, test } from "vitest";
import { channels } from "../colour.ts";
import { layoutPicture } from "../layout/index.ts";
import { LABEL_STYLES } from "../settings/rows/caption.ts";
import { measureByCodePoint, settingsWith } from "../testing.ts";

test.each(LABEL_STYLES)(
  "A chosen colour is the ink of %s, whose quiet texts and rules are mixes of it with the matte",
  (labelStyle) => {
    const settings = settingsWith({ showMetadata: true, photoBy: "Ines Morel", labelStyle, captionColor: "#7A1F2B" });
    const { caption, marks } = layoutPicture({
      settings,
      photo: { width: 3000, height: 2000 },
      subject: "Vessels, Morning",
      camera: { camera: "X-T5", iso: 400, label: { number: 12 } },
      watermark: false,
      measure: measureByCodePoint,
    });
    const inks = [...caption, ...marks].map(({ colour }) => colour);
    expect(inks).toContain("#7A1F2B");
    for (const [red, green, blue] of inks.map(channels)) expect(red).toBeGreaterThan(Math.max(green, blue));
  },
);
