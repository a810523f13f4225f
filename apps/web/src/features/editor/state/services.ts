/** What the editor needs from outside. Handed in, so that it runs in the application and in tests alike. */
import type { PhotoPool } from "#domain/photos/types.ts";
import type { ZipFiles } from "#domain/zip/types.ts";
import type { TellUploads } from "#domain/uploads/types.ts";
import type { ShareSheet } from "#lib/share.ts";
import type { StoredValues } from "#lib/storage.ts";
import type { Preferences } from "./saved-settings.ts";

/** Short messages to the photographer; each names itself, so that a later one can take its place. */
export interface Notices {
  loading(text: string): string;
  /** Takes the place of the message `id`, where one is given. */
  success(text: string, id?: string): void;
  error(text: string): void;
  plain(text: string): void;
  dismiss(id: string): void;
}

export interface EditorServices {
  readonly pool: PhotoPool;
  readonly notices: Notices;
  readonly values: StoredValues;
  /** Whose settings these are. */
  readonly user: string;
  /** What fills the fields that this user never saved. */
  readonly preferences: Preferences;
  /** Opens the upgrade modal. */
  readonly upsell: () => void;
  /** Hands a finished file to the browser's downloads. */
  readonly deliver: (blob: Blob, name: string) => void;
  readonly shareSheet: ShareSheet;
  readonly zip: ZipFiles;
  /** What sends photos and exports to the server in the background; null where nothing is sent. */
  readonly uploads: TellUploads | null;
}
