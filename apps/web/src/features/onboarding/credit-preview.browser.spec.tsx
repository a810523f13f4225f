import { DEFAULT_SETTINGS, layoutPicture, paint, scaleToScreen, type Settings } from "@matte/engine";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { measureInPage } from "#domain/photos/measure.ts";
import { decodeImage } from "#lib/decode-image.ts";
import { show } from "#ui/testing.tsx";
import arch from "./arch.webp";
import { CreditPreview } from "./CreditPreview.tsx";
import "./wizard.css";

interface Sample extends Partial<Settings> {
  readonly credit: string;
  readonly location: string;
}

function canvas(): HTMLCanvasElement {
  const found = document.querySelector<HTMLCanvasElement>(".wizard-frame canvas");
  if (found === null) throw new Error("There is no canvas");
  return found;
}

function pixelsOf({ width, height }: HTMLCanvasElement, context: CanvasRenderingContext2D | null): Uint8ClampedArray {
  if (context === null) throw new Error("No canvas");
  return context.getImageData(0, 0, width, height).data;
}

/** The painter's output at a width in pixels. */
async function expected({ credit, location, ...style }: Sample, width: number): Promise<Uint8ClampedArray> {
  const layout = layoutPicture({
    settings: {
      ...DEFAULT_SETTINGS,
      innerBorderSize: 3,
      ...style,
      showMetadata: true,
      metadataFontSize: 38,
      photoBy: credit,
      locationText: location,
    },
    photo: { width: 800, height: 533 },
    subject: "Arch",
    camera: {},
    watermark: false,
    measure: measureInPage("Inter"),
  });
  const factor = width / layout.canvas.width;
  const reference = document.createElement("canvas");
  reference.width = width;
  reference.height = Math.round(layout.canvas.height * factor);
  const context = reference.getContext("2d");
  if (context === null) throw new Error("No canvas");
  context.fillStyle = layout.background;
  context.fillRect(0, 0, reference.width, reference.height);
  paint(context, scaleToScreen(layout, factor), { photo: await decodeImage(arch), logo: null });
  return pixelsOf(reference, context);
}

async function expectPainted(sample: Sample): Promise<void> {
  await expect
    .poll(async () => {
      const wanted = await expected(sample, canvas().width);
      const drawn = pixelsOf(canvas(), canvas().getContext("2d"));
      return drawn.length === wanted.length && drawn.every((value, at) => value === wanted[at]);
    })
    .toBe(true);
}

test.each([
  ["© Ada Byron", ""],
  ["Photo by Ada Byron, Countess of Lovelace, of Ockham Park and of St James’s Square", "Łódź"],
])("“%s” at “%s” has the pixels that the painter gives for it", async (credit, location) => {
  show(<CreditPreview credit={credit} location={location} />);
  await expectPainted({ credit, location });
  await expect
    .element(page.getByRole("img", { name: "An arch in evening light, framed in white" }))
    .toHaveAccessibleDescription(["Arch", location, credit].filter((line) => line !== "").join(" "));
});

test.each([
  ["consistent-black", "black", { outerBorderColor: "#000000" }],
  ["consistent-stroke", "white", { innerBorderSize: 12 }],
] as const)("the sample follows the style %s", async (style, colour, settings) => {
  show(<CreditPreview credit="© Ada" location="" style={style} />);
  await expectPainted({ credit: "© Ada", location: "", ...settings });
  const name = `An arch in evening light, framed in ${colour}`;
  await expect.element(page.getByRole("img", { name })).toBeVisible();
});

test("fields in the credit are filled as on a photo, and those that the sample lacks disappear", async () => {
  show(<CreditPreview credit="© Ada, {title}, {iso}" location="{city}, {filename:words}" />);
  await expect
    .element(page.getByRole("img", { name: "An arch in evening light, framed in white" }))
    .toHaveAccessibleDescription("Arch Arch © Ada, Arch");
});

test("the drawing is as wide as its place, in device pixels", async () => {
  show(<CreditPreview credit="" location="" />);
  const place = canvas().getBoundingClientRect();
  await expect.poll(() => canvas().width).toBe(Math.round(place.width * devicePixelRatio));
  expect(place.width).toBeLessThanOrEqual(430);
});
