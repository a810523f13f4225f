/** An editor's photos and the texts typed for them, as stored while the editor is open. */
import type { PhotoCrop, Settings, SheetPlan, StoredSettings, TypedTexts } from "@matte/engine";
import type { PhotoFacts } from "../photos/types.ts";

export interface SavedEntry {
  readonly id: string;
  readonly name: string;
  readonly subject: string;
  readonly typed?: TypedTexts;
  readonly added?: number;
  readonly sample?: true;
  /** This photo's settings, replacing those for all photos. */
  readonly own?: Partial<Settings>;
  /** Absent for a photo shown as it is, and from works stored by earlier versions. */
  readonly crop?: PhotoCrop;
  /** Index of the folder it was opened from. */
  readonly folder?: number;
  /** Set for photos framed together. */
  readonly sheet?: SavedSheet;
}

export interface SavedSheet extends SheetPlan {
  readonly photos: readonly SavedEntry[];
}

export type FileLoss =
  /** The file was moved, changed or removed. */
  | "gone"
  | "no-permission"
  /** There was no space for a copy. */
  | "not-kept";

/** A photo whose file was not found again, and its texts. */
export interface LostEntry extends Omit<SavedEntry, "folder"> {
  /** File size; null if the page ended before it was stored. */
  readonly bytes: number | null;
  readonly loss: FileLoss;
}

export interface SavedDocument {
  readonly photos: readonly SavedEntry[];
  /** Absent from works stored by earlier versions. */
  readonly lost?: readonly LostEntry[];
  readonly selected: string | null;
  /** Photos selected together with it. */
  readonly marked: readonly string[];
  readonly settings: Partial<StoredSettings>;
  /** Folders from which photos were opened. */
  readonly folders?: readonly FileSystemDirectoryHandle[];
  /** The folder for an unfinished export, or `own` for the folders from which the photos were opened. */
  readonly unfinished?: FileSystemDirectoryHandle | "own" | null;
}

export interface SavedWork extends SavedDocument {
  readonly id: string;
  readonly user: string;
  /** Time of the last change in milliseconds. */
  readonly changed: number;
}

/** Source of a photo's bytes: its handle on disk, a copy kept by the browser with the record, or null for lack of space. */
export type SavedSource = FileSystemFileHandle | File | null;

export interface SavedPhoto {
  readonly work: string;
  readonly id: string;
  readonly bytes: number;
  readonly facts: PhotoFacts;
  /** Bytes rather than a Blob, for which the browser would write a separate file. */
  readonly thumbnail: { readonly bytes: ArrayBuffer; readonly type: string };
  readonly source: SavedSource;
}
