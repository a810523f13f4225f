/** The browser's dialog for choosing the file to save to. */

/** File System Access API, §3.4; Chromium only. */
type SavePicker = (options: {
  readonly suggestedName: string;
  readonly types: readonly {
    readonly description: string;
    readonly accept: Readonly<Record<string, readonly string[]>>;
  }[];
}) => Promise<FileSystemFileHandle>;

export function canChooseFile(): boolean {
  return savePicker() !== undefined;
}

export function savePicker(): SavePicker | undefined {
  return (globalThis as { readonly showSaveFilePicker?: SavePicker }).showSaveFilePicker;
}
