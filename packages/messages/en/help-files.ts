/** The guide's pages about series and about frames that come off. */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const series: HelpPageText = {
  title: "A series of photos",
  summary: "Frame a batch at once, put photos into one frame, cut a carousel, hang them on a wall.",
  shot: "Three photos framed together in a row, with the section Together.",
  sections: {
    batches: {
      title: "Batches",
      words: "ZIP folder several selection sort",
      blocks: [
        {
          text: rich(
            "Drop files or folders, or press <ui>Open folder</ui>. Settings are for all photos, captions for those that <ui>Applies to</ui> names. <ui>Export</ui> writes one ZIP. In Chrome and Edge, <ui>Export into folder</ui> writes into a folder <code>framed</code> next to your files instead, skips what is there, and continues after a crash.",
          ),
        },
        {
          text: rich(
            "Select several with <key>Shift</key> or <key>Ctrl</key> and a click, on a phone with <ui>Select</ui>. Looks, captions, crops and exports then concern the selected ones. <ui>Sort</ui> orders the list by name, time or rating.",
          ),
        },
        { text: rich("<ui>Also export</ui> adds further sizes to the same run, each in a folder of its own.") },
      ],
      plan: "Several photos at once are part of Pro.",
    },
    together: {
      title: "Photos together",
      words: "diptych triptych collage grid",
      blocks: [
        {
          text: rich(
            "Select two to nine photos and press <key>T</key>, or <ui>Frame together</ui> in the menu of the list. They become one picture: a <ui>Row</ui>, a <ui>Column</ui> or a <ui>Grid</ui>, with a <ui>Gap</ui>. <ui>Separate</ui> takes them apart again.",
          ),
        },
        {
          text: rich(
            "JPEGs keep their data if they have the same size, sampling and profile, and are turned alike. Otherwise <method>Export method</method> says what differs. Crop photos before you put them together.",
          ),
        },
      ],
      plan: "Photos together are part of Pro.",
    },
    carousel: {
      title: "Carousels",
      words: "Instagram slides swipe panorama",
      blocks: [
        {
          text: rich(
            "Choose <ui>Carousel</ui> as <ui>Social preset</ui>, and a number of <ui>Slides</ui>. One picture then runs through two to ten slides without a seam; the preview shows the cuts. The files end in <code>-1</code>, <code>-2</code> and so on, in the order in which you post them.",
          ),
        },
      ],
      plan: "Carousels are part of Pro.",
    },
    wall: {
      title: "The series on a wall",
      words: "exhibition hang gallery order",
      blocks: [
        {
          text: rich(
            "Press <key>W</key>, or <ui>Wall view</ui> below the picture. All framed photos hang side by side at one scale. Drag them into another order, or press <key>Alt</key> with an arrow key; a double click opens one. <ui>Export the wall</ui> saves one picture, or the slides of a carousel.",
          ),
        },
      ],
    },
    "contact-sheet": {
      title: "Contact sheets and PDF",
      words: "print index",
      blocks: [
        {
          text: rich(
            "Choose <ui>PDF</ui> as <ui>Export format</ui>: one file with a page for each photo, at its print size. <ui>Contact sheet…</ui> in the menu of <ui>Export</ui> puts many photos on a page, with subject and place below each. JPEGs in it keep their data. The <command>command line</command> writes the same:",
          ),
        },
        {
          shell:
            "matte frame *.jpg --pdf prints.pdf\nmatte frame *.jpg --pdf contact.pdf --contact-sheet --columns 3 --rows 4",
        },
      ],
      plan: "PDFs are part of Pro.",
    },
  },
};

const unframe: HelpPageText = {
  title: "Take the frame off",
  summary: "Change last year’s frame, or remove it and get the photo back as it was, from the exported file alone.",
  shot: "An export that was opened again: Already framed here, with the buttons Change the frame and Remove the frame.",
  sections: {
    "open-an-export": {
      title: "Open an export",
      words: "undo remove border change again",
      blocks: [
        {
          text: "Add a file that Matte exported. It remembers its look, its texts and where the photo is. The editor asks what you want:",
        },
        {
          terms: [
            [
              rich("<ui>Change the frame</ui>"),
              "The photo comes out of its frame, with look and texts as they were. Change them and export again.",
            ],
            [rich("<ui>Remove the frame</ui>"), "The photo comes out without a frame."],
            [rich("<ui>Frame it again</ui>"), "A second frame goes around the first."],
          ],
        },
        {
          text: "A photo that was exported without loss comes back without loss: with the same data as the original. An HDR photo stays HDR.",
        },
      ],
    },
    "byte-for-byte": {
      title: "The original, byte for byte",
      words: "restore recover",
      blocks: [
        {
          text: rich(
            "Turn on <ui>Keep a way back to the original file</ui> in <ui>More output settings</ui> before you export. The file then also stores what it lacks of the original, and <ui>Remove the frame</ui> gives that file back, byte for byte. A crop has no way back, since it would keep what you cropped away.",
          ),
        },
      ],
    },
    "when-it-cannot": {
      title: "When it can’t come off",
      blocks: [
        {
          points: [
            "Another program has saved the file since, or a network has encoded it again.",
            rich("The photo was encoded again when it was framed: <method>Export method</method> says so at the time."),
            rich("<ui>Remember the frame in the file</ui> was off."),
            rich("A <ui>Mark on the photo</ui> stays, on purpose. A logo isn’t in the file: add it again."),
          ],
        },
        { text: "Keep your originals. Matte is no archive." },
      ],
    },
  },
};

export const helpFiles = { series, unframe };
