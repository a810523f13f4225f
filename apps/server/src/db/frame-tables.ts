/** Tables of looks and profiles that only their user has. */

export interface PresetsTable {
  uid: string;
  /** The client's UUID. */
  id: string;
  name: string;
  /** JSON of `PresetSettings`. */
  settings: string;
  changed_at: string;
}

export interface ProfilesTable {
  uid: string;
  /** The client's UUID. */
  id: string;
  /** Position in the user's order, from 0. */
  place: number;
  /** JSON of `ProfileContents`. */
  contents: string;
  changed_at: string;
}
