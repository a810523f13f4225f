/** The guide's page about crops, shapes and paper. */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const paper: HelpPageText = {
  title: "Crop and paper",
  summary: "Crop and level on the stage, choose a shape for the screen, or a paper in centimetres for the lab.",
  shot: "The mode Crop: handles, thirds, and the size in pixels.",
  sections: {
    crop: {
      title: "Crop",
      words: "cut straighten level horizon rotate mirror flip",
      blocks: [
        {
          text: rich(
            "Press <ui>Crop</ui> (<key>C</key>). Drag the corners, or choose a <ui>Crop shape</ui>. <ui>Rotate left</ui>, <ui>Rotate right</ui>, <ui>Mirror</ui> and <ui>Straighten</ui> are next to it. <key>Enter</key> is <ui>Done</ui>, <key>Esc</key> cancels.",
          ),
        },
        {
          text: rich(
            "A cropped JPEG keeps its data, and nothing of what you cropped away is in the export. Straightening encodes the photo again. <ui>Copy crop</ui> and <ui>Paste crop</ui> crop other photos alike.",
          ),
        },
      ],
    },
    shape: {
      title: "A shape without a crop",
      words: "ratio square Instagram canvas",
      blocks: [
        {
          text: rich(
            "<ui>Shape</ui> in <ui>Frame</ui> gives the picture a ratio by its matte: 4:5, 1:1, 16:9. No pixel is cut or resized. <ui>Social preset</ui> in <ui>Output</ui> also resizes, to the pixels of a post or a story. One replaces the other, and a message says so.",
          ),
        },
      ],
    },
    paper: {
      title: "Paper",
      words: "print lab centimetres inch ppi dpi bleed",
      blocks: [
        {
          steps: [
            rich("Open <ui>Frame</ui>, and choose a <ui>Print size</ui>, such as 30 × 40 cm or A4."),
            rich(
              "Leave <ui>Fit the paper</ui> on: the picture gets the paper’s ratio and turns with the photo, so the lab cuts nothing off.",
            ),
            rich(
              "Set the matte in millimetres with <ui>Matte (mm)</ui>, and <ui>Bleed (mm)</ui> if your printer asks for it.",
            ),
            rich("Read <ui>Print resolution</ui>. 300 ppi is sharp in the hand, 150 ppi is enough on a wall."),
          ],
        },
        { text: "The resolution is written into the file, so a layout program places it at the right size." },
      ],
    },
    "equal-mattes": {
      title: "Equal mattes in a series",
      words: "border width portrait landscape",
      blocks: [
        {
          text: rich(
            "A matte in percent of the width differs between portraits and landscapes. <ui>Measured by</ui>, in <ui>More frame settings</ui>, measures by the short or long side, or by the mean of both. With a mixed batch the editor offers <ui>Make them equal</ui>.",
          ),
        },
      ],
    },
  },
};

export const helpPaper = { paper };
