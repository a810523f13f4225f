/** The editor's dependencies: the application passes the browser's, tests pass theirs. */
import type { PrintedText } from "@matte/engine";
import type { SigningLoader } from "#domain/credentials/types.ts";
import type { FontChoice } from "#domain/fonts/lacking.ts";
import type { PhotoPool } from "#domain/photos/types.ts";
import type { ZipFiles } from "#domain/zip/types.ts";
import type { WithUploads } from "#domain/uploads/types.ts";
import type { UpsellAlternative } from "#domain/upsell.ts";
import type { ShareSheet } from "#lib/share.ts";
import type { StoredValues } from "#lib/storage.ts";
import type { Preferences } from "./saved-settings.ts";

/** Short messages to the photographer. Each returns its id, for a later one to replace it. */
export interface Notices {
  loading(text: string): string;
  /** @param id message to replace */
  success(text: string, id?: string): void;
  error(text: string): void;
  plain(text: string): void;
  dismiss(id: string): void;
}

export interface EditorServices {
  readonly pool: PhotoPool;
  readonly notices: Notices;
  readonly values: StoredValues;
  /** Owner of the settings. */
  readonly user: string;
  /** Values for fields this user has never saved. */
  readonly preferences: Preferences;
  readonly upsell: () => void;
  /** Opens the upgrade modal with another offer as well. */
  readonly upsellOr: (alternative: UpsellAlternative) => void;
  /** Saves a finished file through the browser's downloads. */
  readonly deliver: (blob: Blob, name: string) => void;
  readonly shareSheet: ShareSheet;
  readonly zip: ZipFiles;
  /** Sends photos and exports to the server in the background; null if nothing is sent. */
  readonly uploads: WithUploads | null;
  /** Signs exports; null without a server. The pool does so where the settings say so. */
  readonly signing: SigningLoader | null;
  /** Returns whether a caption has graphemes printed as boxes, because no font has them. */
  readonly printsBoxes: (choice: FontChoice, text: PrintedText) => Promise<boolean>;
}

/** Notices shown one by one; more would cover the picture. */
const SHOWN = 5;

/** Keeps the first notices, and replaces the others by one with their number. */
export function firstNotices(texts: readonly string[], rest: (count: number) => string): readonly string[] {
  const more = texts.length - SHOWN;
  return more <= 0 ? texts : [...texts.slice(0, SHOWN), rest(more)];
}
