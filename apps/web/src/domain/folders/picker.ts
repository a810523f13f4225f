/** The browser's folder dialog, if `canChooseFolder`. */

export interface FolderQuestion {
  /** The browser opens the folder last chosen for the same purpose. */
  readonly id: string;
  readonly mode: "read" | "readwrite";
}

type FolderPicker = (question: FolderQuestion) => Promise<FileSystemDirectoryHandle>;

/** Asks for a folder. Call it in a click. @returns null if the user cancels */
export async function chooseFolder(question: FolderQuestion): Promise<FileSystemDirectoryHandle | null> {
  const { showDirectoryPicker } = globalThis as unknown as { readonly showDirectoryPicker: FolderPicker };
  try {
    return await showDirectoryPicker(question);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return null;
    throw error;
  }
}
