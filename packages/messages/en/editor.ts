/** Texts in the editor: its bars, the preview, the photo list and the notices about loading. */
import { format } from "./notation.ts";

const { plural } = format;

/** A count without separators: SPEC writes these texts. */
const digits = (count: number): string => format.number(count, { useGrouping: false });

const photos = (count: number): string => `${digits(count)} ${plural(count, { one: "photo", other: "photos" })}`;

/** Estimated file size: `11.4 MB`, `820 KB`. */
function fileSize(bytes: number): string {
  if (bytes < 1e6) return `${format.number(Math.max(1, Math.round(bytes / 1e3)))} KB`;
  return `${format.number(bytes / 1e6, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;
}

export const editor = {
  title: "Editor",
  settings: "Settings",
  sections: {
    label: "Settings sections",
    together: "Together",
    looks: "Looks",
    matte: "Matte",
    stroke: "Lines",
    frame: "Frame",
    caption: "Caption",
    "camera-data": "Data",
    logo: "Logo",
    output: "Output",
  },

  addPhotos: "Add photos",
  openFolder: "Open folder",
  addPhotosHint: "JPEG or PNG.",
  dropPhotosHint: "Drop them anywhere.",
  undo: "Undo",
  redo: "Redo",
  previous: "Previous",
  next: "Next",
  clear: "Clear",
  clearBatch: "Clear batch",
  clearAll: "Clear all",
  cancel: "Cancel",
  stop: "Stop",
  crop: "Crop",
  wallView: "Wall view",
  zoom: "Zoom to 100 %",
  fullSize: "100 %",
  more: "More",
  help: "Help",
  keyboardShortcuts: "Keyboard shortcuts",
  /** Tooltip of a control with a key. */
  withKey: (label: string, key: string) => `${label} (${key})`,
  /** Names a key combination: `Shift Z`. */
  withShift: (key: string) => `Shift ${key}`,
  account: "Account",
  install: "Install app",
  signOut: "Sign out",
  upgrade: "Upgrade",
  position: (position: number, count: number) => `${digits(position)} of ${digits(count)}`,
  positionInPill: (position: number, count: number) => `${digits(position)} / ${digits(count)}`,

  wall: {
    label: "Wall tone",
    name: "Wall",
    tones: { white: "White wall", neutral: "Neutral wall", black: "Black wall" },
  },

  preview: {
    label: "Preview",
    empty: "Your preview will appear here after you add a photo",
    sample: "Try a sample photo",
    noSample: "Couldn’t load the sample photo. Try again.",
    drop: "Drop your image here",
    hdrView: { badge: "HDR", label: "Show the photo in HDR" },
    working: (current: number, total: number) => `Working… ${digits(current)}/${digits(total)}`,
    fontNotLoaded: (font: string) =>
      `Couldn’t load the font ${font}, so the preview uses another one. Captions can’t be exported without it.`,
  },

  method: {
    label: "Export method",
    size: (width: number, height: number) => `${digits(width)} × ${digits(height)}`,
    sizeInPixels: (width: number, height: number) => `${digits(width)} × ${digits(height)} px`,
    fileSize,
    unconfirmed: ", being checked",
  },

  list: {
    region: "Photos",
    label: "Thumbnails",
    show: "Show thumbnails",
    count: photos,
    empty: "No thumbnails yet",
    captionCut: "The caption is cut.",
    remove: (file: string) => `Remove ${file}`,
    removed: (file: string) => `${file} removed`,
    moved: (file: string, position: number, count: number) => `${file} is now ${digits(position)} of ${digits(count)}`,
    movedUnnamed: (position: number, count: number) => `The photo is now ${digits(position)} of ${digits(count)}`,
    sort: {
      label: "Sort",
      orders: { added: "Added", name: "Name", captured: "Capture time", rating: "Rating" },
    },
    batch: "Batch",
    batchFeature: "batch upload",
    batchNote: "Load a whole series at once.",
  },

  cleared: "Cleared.",
  placesFailed: "Couldn’t load the names of places. Turn the setting off and on to try again.",
  loading: {
    oneAtATime: "Free version allows 1 image at a time. Upgrade for batch.",
    started: (count: number) => `Loading ${digits(count)} ${plural(count, { one: "image", other: "images" })}…`,
    done: (count: number) => `${digits(count)} loaded successfully`,
    /** Several files from one drop. */
    failed: (count: number) => `${format.number(count)} files couldn’t be loaded`,
    folderLimit: (count: number) => `Only the first ${format.number(count)} photos in the folders were added.`,
    noneFound: "No photos found.",
    skipped: (count: number) =>
      plural(count, {
        one: `Skipped ${format.number(count)} file that isn’t a photo.`,
        other: `Skipped ${format.number(count)} files that aren’t photos.`,
      }),
  },
};
