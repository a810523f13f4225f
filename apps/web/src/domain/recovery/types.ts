/** The photos of an editor and what was typed for them, as they are stored while the editor is open. */
import type { Settings, StoredSettings, TypedTexts } from "@matte/engine";
import type { PhotoFacts } from "../photos/types.ts";

/** An entry of the list of photos. */
export interface SavedEntry {
  readonly id: string;
  /** File name. */
  readonly name: string;
  readonly subject: string;
  readonly typed?: TypedTexts;
  readonly added?: number;
  readonly sample?: true;
  /** Settings of this photo that replace those of all photos. */
  readonly own?: Partial<Settings>;
  /** Index of the folder that it was opened from. */
  readonly folder?: number;
}

export type FileLoss =
  /** The file was moved, changed or removed. */
  | "gone"
  | "no-permission"
  /** There was no space for a copy. */
  | "not-kept";

/** A photo whose file was not found again, and its texts. */
export interface LostEntry extends Omit<SavedEntry, "folder"> {
  /** Size of the file; null where the page ended before it was stored. */
  readonly bytes: number | null;
  readonly loss: FileLoss;
}

export interface SavedDocument {
  readonly photos: readonly SavedEntry[];
  /** Absent from works that earlier versions stored. */
  readonly lost?: readonly LostEntry[];
  readonly selected: string | null;
  /** Photos that are selected with it. */
  readonly marked: readonly string[];
  readonly settings: Partial<StoredSettings>;
  /** Folders that photos were opened from. */
  readonly folders?: readonly FileSystemDirectoryHandle[];
  /** The folder of an export that has not ended, or `own` for those that the photos were opened from. */
  readonly unfinished?: FileSystemDirectoryHandle | "own" | null;
}

/** The document of one tab. */
export interface SavedWork extends SavedDocument {
  readonly id: string;
  readonly user: string;
  /** Time of the last change in milliseconds. */
  readonly changed: number;
}

/** Source of a photo's bytes: its handle on disk, a copy that the browser keeps with the record, or null for lack of space. */
export type SavedSource = FileSystemFileHandle | File | null;

export interface SavedPhoto {
  readonly work: string;
  readonly id: string;
  /** Size of the file. */
  readonly bytes: number;
  readonly facts: PhotoFacts;
  /** Bytes rather than a Blob, for which the browser would write a file of its own. */
  readonly thumbnail: { readonly bytes: ArrayBuffer; readonly type: string };
  readonly source: SavedSource;
}
