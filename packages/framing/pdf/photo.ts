/** Photos in a PDF: JPEGs go in as they are, everything else is encoded once as a JPEG. */
import { type BareJpeg, bareJpeg } from "@matte/jpeg";
import { frameToBytes } from "../frame/index.ts";
import { measure } from "../frame/layout.ts";
import { framedFacts } from "../photos/method.ts";
import { croppedBox } from "../photos/shown.ts";
import { type FrameJob, PhotoError } from "../photos/types.ts";
import { type PhotoSource, readSource } from "../read/source.ts";
import { startNoHelpers } from "../shared/band-helpers.ts";
import { type PdfFile, type Ref, reference } from "./file.ts";
import { hashOf } from "./images.ts";
import { bareSettings } from "./bare-settings.ts";
import type { PhotoPicture } from "./surface.ts";

function bareJob(job: FrameJob): FrameJob {
  return { ...job, settings: bareSettings(job.settings), subject: "", alt: null, watermark: false, logo: null };
}

/** The job with the part of its photo that a PDF has: crops begin on the blocks of their file, as without a matte. */
export function pdfJob(job: FrameJob): FrameJob {
  const facts = framedFacts(job.facts, { ...bareJob(job), measure });
  return facts === job.facts ? job : { ...job, facts };
}

export class PdfPhotos {
  readonly #file: PdfFile;
  readonly #profiles = new Map<string, Ref>();

  constructor(file: PdfFile) {
    this.#file = file;
  }

  /** @param source the job's file, read @throws PhotoError */
  async embed(job: FrameJob, source: PhotoSource): Promise<PhotoPicture> {
    const own = isWhole(job) && source.header.kind === "jpeg" ? bareJpeg(source.bytes, source.header.segments) : null;
    if (own !== null) return { image: await this.#write(own, source), orientation: job.facts.orientation };
    const thread = { enter: () => undefined, startHelpers: startNoHelpers };
    const encoded = await readSource(new Blob([(await frameToBytes(bareJob(job), thread)).bytes]));
    const jpeg = bareJpeg(encoded.bytes, encoded.header.segments);
    if (jpeg === null) throw new PhotoError("failed", "A frame is no JPEG for a PDF");
    return { image: await this.#write(jpeg, encoded), orientation: encoded.header.orientation };
  }

  async #write(jpeg: BareJpeg, source: PhotoSource): Promise<Ref> {
    const { width, height, components, inverted, pieces } = jpeg;
    const space = await this.#colourSpace(components, source);
    return this.#file.addStream(
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace${space}/BitsPerComponent 8/Filter/DCTDecode` +
        (inverted ? "/Decode[1 0 1 0 1 0 1 0]" : ""),
      pieces,
    );
  }

  async #colourSpace(components: number, { header: { profile } }: PhotoSource): Promise<string> {
    const { device, signature } = SPACES[components === 1 ? "grey" : components === 4 ? "cmyk" : "colour"];
    if (profile.kind !== "icc" || signatureOf(profile.bytes) !== signature) return device;
    const key = hashOf(profile.bytes);
    const entries = `/N ${components}/Alternate${device}`;
    const ref = this.#profiles.get(key) ?? (await this.#file.addPacked(entries, new Uint8Array(profile.bytes)));
    this.#profiles.set(key, ref);
    return `[/ICCBased ${reference(ref)}]`;
  }
}

function isWhole({ facts }: FrameJob): boolean {
  return croppedBox(facts) === null && (facts.part?.straighten ?? 0) === 0;
}

/** `signature`: that of a profile for it, ICC.1:2022 table 19. */
const SPACES = {
  grey: { device: "/DeviceGray", signature: "GRAY" },
  colour: { device: "/DeviceRGB", signature: "RGB " },
  cmyk: { device: "/DeviceCMYK", signature: "CMYK" },
};
const SIGNATURE_AT = 16;

function signatureOf(profile: Uint8Array): string {
  return String.fromCharCode(...profile.subarray(SIGNATURE_AT, SIGNATURE_AT + 4));
}
