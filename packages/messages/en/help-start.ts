/** The guide's pages about framing one photo: the first frame, captions, looks. */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const firstFrame: HelpPageText = {
  title: "Your first frame",
  summary: "Add a photo, choose a matte, export. It takes a minute, and your own file stays as it is.",
  shot: "The editor: settings on the left, the framed photo in the middle, the list of photos on the right.",
  sections: {
    "add-a-photo": {
      title: "Add a photo",
      words: "open upload import formats CR3 NEF ARW DNG iPhone",
      blocks: [
        {
          text: rich(
            "Drop a file anywhere on the editor, press <ui>Add photos</ui> (<key>Ctrl O</key>, on a Mac <key>⌘ O</key>), or paste one. Without a photo at hand, press <ui>Try a sample photo</ui>.",
          ),
        },
        {
          text: "Matte opens JPEG, PNG, WebP, TIFF, AVIF, HEIC, JPEG XL and camera raw. A raw file opens as the JPEG that the camera stored in it. JPEG XL needs a browser that can read it, such as Safari.",
        },
      ],
    },
    "choose-a-frame": {
      title: "Choose a frame",
      words: "border margin passe-partout mat",
      blocks: [
        {
          steps: [
            rich("Press a frame under <ui>Looks</ui>. The preview is the export, only smaller."),
            rich(
              "Change what you like. <ui>Matte</ui> has size, colour and surface, <ui>Lines</ui> the thin lines around the photo, <ui>Frame</ui> the sides, the shape and the board.",
            ),
            rich(
              "Hold <key>\\</key> to see the photo alone. Press <key>Z</key> to see it at 100 %. <ui>Undo</ui> (<key>Ctrl Z</key>) takes back any step.",
            ),
          ],
        },
        { text: rich("<ui>Reset settings</ui> starts again, and can be undone as well.") },
      ],
      plan: rich(
        "Lines, bevel, inner mat, logo and most surfaces are part of Pro. On Free a line says what a look leaves out.",
      ),
    },
    export: {
      title: "Export",
      words: "save download watermark",
      blocks: [
        {
          text: rich(
            "Press <ui>Export</ui> (<key>Ctrl S</key>). One photo is downloaded; several become one ZIP. On a phone they go to the share sheet. <ui>Output</ui> sets format, size and social preset.",
          ),
        },
        {
          text: rich(
            "The result is a new file. Yours isn’t changed. <ui>Export method</ui> in the status line says how the new one is made: see <method>Export method</method>.",
          ),
        },
      ],
      plan: "Exports on Free carry a small watermark.",
    },
  },
};

const captions: HelpPageText = {
  title: "Captions and fields",
  summary: "Print title, place, credit and camera data under the photo, typed by you or taken from the file.",
  shot: "The section Caption with a field in braces, and the caption that it prints.",
  sections: {
    "what-is-printed": {
      title: "What is printed",
      words: "metadata EXIF IPTC text title font typeface",
      blocks: [
        {
          text: rich(
            "Type into <ui>Subject name</ui>, <ui>Location</ui>, <ui>Photo credit</ui> or <ui>Additional credits</ui>: the caption turns on. <ui>Show metadata</ui> turns it off and on again. Subject and location begin with what the file has: its title, its city and country.",
          ),
        },
        {
          text: rich(
            "<ui>Camera data</ui> prints camera, lens and exposure. Names are tidied (<ui>Tidy camera names</ui>). <ui>Print date</ui> adds the date. What a label style has no place for is named below it.",
          ),
        },
        {
          text: "Title, place and credit are written into the exported file too, where editors and agencies look for them.",
        },
      ],
      plan: rich(
        "Camera, lens or exposure alone, other typefaces and the styles <ui>Plate</ui>, <ui>Contact</ui> and <ui>Press</ui> are part of Pro.",
      ),
    },
    "fields-in-braces": {
      title: "Fields in braces",
      words: "template variables placeholder",
      blocks: [
        {
          text: rich(
            "Type <key>{</key> or press <ui>Insert field</ui>. The list shows each field with its value in this photo. One text then fits every photo:",
          ),
        },
        {
          terms: [
            [rich("<code>{city}, {country}</code>"), "Place, from the file"],
            [rich("<code>{date:MMMM YYYY}</code>"), "May 2026"],
            [rich("<code>{title|filename:words}</code>"), "The title; without one, the file’s name as words"],
            [rich("<code>{number:000} / {count}</code>"), "007 / 24"],
            [rich("<code>{camera} {aperture} {shutter}</code>"), "Camera data in a text of your own"],
          ],
        },
        { text: "A misspelt field is named below the text, with the one that you probably meant." },
      ],
    },
    "one-photo-or-all": {
      title: "One photo or all",
      words: "batch selection spreadsheet CSV table",
      blocks: [
        {
          text: rich(
            "<ui>Applies to</ui> above a field says whom it concerns: <ui>This photo</ui>, the selected ones, or <ui>All photos</ui>. What you type for one photo wins. <key>Alt ↓</key> goes to the same field of the next photo.",
          ),
        },
        {
          text: rich(
            "<ui>Edit captions</ui> opens a table of all photos. It has the keys of a spreadsheet, takes cells from one, and reads and writes CSV files.",
          ),
        },
      ],
    },
    "who-is-credited": {
      title: "Who is credited",
      words: "creator artist copyright",
      blocks: [
        {
          text: rich(
            "If the file names its creator, <ui>File says</ui> shows the name below the credit. <ui>Use it</ui> takes it over. Before an export replaces another name, a note says so.",
          ),
        },
        {
          text: rich(
            "Two photographers at one wedding need two profiles. <ui>New profile</ui> in the menu of looks keeps a credit, rights, a place, a logo and a look under a name. From two profiles on, a row of initials over the looks gives one to the selected photos or to all.",
          ),
        },
      ],
    },
  },
};

const looks: HelpPageText = {
  title: "Looks, and looks of your own",
  summary: "A look sets the whole frame with one click. Keep yours, share it as a link, or submit it for others.",
  shot: "The row of looks, drawn on the selected photo.",
  sections: {
    "choose-a-look": {
      title: "Choose a look",
      words: "preset style template",
      blocks: [
        {
          text: rich(
            "<ui>Looks</ui> draws each frame on your photo. A look sets the frame alone: your texts, and whether a caption is shown, stay as they are. If you change something, the name says so, and <ui>Looks menu</ui> leads back.",
          ),
        },
        {
          text: rich(
            "With several photos selected, a look is theirs alone, and their thumbnails are marked. <ui>Use for all photos</ui> gives it to the others.",
          ),
        },
      ],
    },
    "keep-your-own": {
      title: "Keep your own",
      words: "preset save store",
      blocks: [
        {
          text: rich(
            "<ui>Save this look</ui> in the <ui>Looks menu</ui> adds it to the row, on all your devices. The menu also updates, renames and deletes it. <ui>Export look</ui> writes a file, <ui>Import look</ui> reads one; the command line takes the same file.",
          ),
        },
      ],
      plan: "Saved looks are part of Studio. On every plan you can keep a look as a file or a link.",
    },
    "share-a-look": {
      title: "Share a look",
      blocks: [
        {
          text: rich(
            "<ui>Copy link to this look</ui> copies an address that contains the frame and nothing else. Names, places and credits are in it only if you tick <ui>With names, places and credits</ui>. Who opens it sees the look first, and decides with <ui>Keep</ui>.",
          ),
        },
      ],
    },
    "submit-a-look": {
      title: "Submit it for everyone",
      isPublic: true,
      blocks: [
        {
          text: rich(
            "<ui>Submit this look</ui> sends the frame, never your photo. Once an administrator has approved it, it hangs on the page of looks by others, in our own pictures. You can withdraw it on the account page.",
          ),
        },
      ],
    },
  },
};

export const helpStart = { firstFrame, captions, looks };
