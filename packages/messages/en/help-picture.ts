/** The guide's pages about the picture itself: how it is encoded, and HDR. */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const method: HelpPageText = {
  title: "Export method",
  summary:
    "A JPEG isn’t encoded again: its own data is kept, and only the frame is new. What the status line says, and why.",
  shot: "The status line: Lossless JPEG, the size in pixels and the size of the file.",
  sections: {
    "lossless-jpeg": {
      title: "Lossless JPEG",
      words: "quality compression bit for bit",
      blocks: [
        {
          text: rich(
            "Saving a JPEG usually costs quality, because every pixel is encoded again. Matte copies the photo’s own compressed data into the new file and encodes the frame alone. The status line then says <ui>Lossless JPEG</ui>.",
          ),
        },
        {
          text: "For this the photo has to sit on the file’s grid of blocks, so the matte may move by up to 8 px. A text, a mark or a round corner on the photo changes the blocks under it and no others.",
        },
      ],
    },
    "encoded-again": {
      title: "When it is encoded again",
      words: "recompressed lossy quality reason",
      blocks: [
        {
          text: rich("Then the status line says <code>JPEG 95 %</code>, with the reason in brackets. The usual ones:"),
        },
        {
          terms: [
            [
              "resized for the preset, resized to the export size",
              rich("The pixels change. Choose <ui>Full size</ui>, and <ui>Original size</ui> as the preset."),
            ],
            ["straightened", "A turned picture has new pixels. Crops and quarter turns keep the data."],
            [
              "matte too narrow to keep the original data",
              "The matte would have to move by more than a tenth. Make it wider.",
            ],
            [
              "matte would move by over 8 px",
              "The blocks of this file are large. Make the matte a little wider or narrower.",
            ],
            ["caption can’t move to keep the original data", "Make the matte or the caption larger."],
            ["grey photo, coloured frame", "A grey JPEG has no colour to give. Choose white, grey or black."],
            [
              "original data not kept",
              rich("<ui>Keep original JPEG data</ui> is off, in <ui>Output</ui> under <ui>More output settings</ui>."),
            ],
            ["damaged data", "The file has a fault. Copy it from the card again."],
          ],
        },
        {
          text: rich(
            "Quality is 95 % then, with full colour resolution. <ui>Quality</ui> changes it. Browsers without WebAssembly always encode again.",
          ),
        },
      ],
    },
    "other-formats": {
      title: "Other formats",
      words: "16-bit file size limit",
      blocks: [
        {
          points: [
            rich("PNG keeps every pixel. A photo of 16 bits stays one of 16 bits: <code>PNG 16-bit</code>."),
            "Raw files, HEIC, AVIF, TIFF and JPEG XL can’t be written. A raw file’s own JPEG is framed without loss; the others become JPEG, PNG or WebP.",
            rich(
              "With <ui>File size</ui> under <ui>Export size</ui>, bytes are saved without loss first. Then quality gives way, and at last the size; the status line says how far.",
            ),
          ],
        },
      ],
    },
    "left-out": {
      title: "What is left out",
      words: "C2PA metadata location GPS",
      blocks: [
        {
          text: rich(
            "“without” names what doesn’t come along: the video of a motion photo, a depth map, Content Credentials. With <ui>Keep a way back to the original file</ui> the credentials come back with the frame off: see <unframe>Take the frame off</unframe>.",
          ),
        },
        {
          text: rich(
            "Profile and camera data stay. Your position is removed, unless <ui>Keep location (GPS)</ui> is on.",
          ),
        },
      ],
    },
  },
};

const hdr: HelpPageText = {
  title: "HDR photos",
  summary: "A photo from a recent phone or camera stays HDR with its frame on. Where it shows, and when it is lost.",
  sections: {
    "what-stays": {
      title: "What stays HDR",
      words: "gain map Ultra HDR Apple brightness",
      blocks: [
        {
          text: rich(
            "JPEGs of Pixel, Galaxy, iPhone and others carry a gain map, a second picture with the brightness of highlights. Matte frames it along with the photo. The matte is as bright as ordinary white, so the photo shines and the frame doesn’t.",
          ),
        },
        {
          points: [
            "HEIC and AVIF with a gain map become JPEGs with one.",
            "PNGs in PQ or HLG stay HDR as PNG.",
            rich("The status line then ends in <code>HDR</code>."),
          ],
        },
      ],
    },
    "where-it-shows": {
      title: "Where it shows",
      blocks: [
        {
          text: rich(
            "The badge <ui>HDR</ui> is on the preview of such photos. On an HDR screen press it to see the photo’s own brightness; the preview around it is drawn in ordinary brightness. The exported file needs an HDR screen and a program that reads gain maps, such as Chrome, Safari or the photo apps of phones. Everywhere else it looks like the ordinary photo.",
          ),
        },
      ],
    },
    "when-it-is-lost": {
      title: "When it is lost",
      blocks: [
        {
          terms: [
            [
              rich("<code>HDR lost</code>"),
              "The format can’t carry it: WebP, PNG of a photo with a gain map, AVIF in PQ or HLG. Photos framed together and carousels lose it too.",
            ],
            [rich("<code>HDR data damaged</code>"), "The gain map can’t be read. The photo itself is fine."],
          ],
        },
        { text: rich("<ui>Keep HDR</ui>, in <ui>More output settings</ui>, leaves it out on purpose.") },
        {
          text: "Some networks remove gain maps when you upload. Try it with one photo first.",
        },
      ],
    },
  },
};

export const helpPicture = { method, hdr };
