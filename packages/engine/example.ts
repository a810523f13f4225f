import {
  layoutPicture,
  paint,
  restoreSettings,
  settingsForPlan,
  type Layout,
  type Size,
  type Surface,
} from "@matte/engine";

/** Draws a framed photo, on a canvas's context for example. */
export function drawFramed<Picture>(surface: Surface<Picture>, photo: Picture, size: Size): Layout {
  const settings = restoreSettings({ outerBorderSize: 12, showMetadata: true, photoBy: "© Ada" });
  const layout = layoutPicture({
    settings: settingsForPlan(settings, "pro"),
    photo: size,
    subject: "Fjord",
    camera: { camera: "X-T5", aperture: 2.8, iso: 400 },
    watermark: false,
    // In a browser: context.font = fontCss(font), then context.measureText(text).width.
    measure: (text, font) => 0.5 * font.size * text.length,
  });
  paint(surface, layout, { photo, logo: null });
  return layout;
}
