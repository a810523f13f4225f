/**
 * The system's share sheet for files, on phones and tablets.
 * @see https://www.w3.org/TR/web-share/
 */

/** `cancelled`: the sheet opened and was dismissed. `failed`: no sheet opened. */
export type ShareOutcome = "shared" | "cancelled" | "failed";

export interface ShareSheet {
  /** True when there is a share sheet for these files, all at once. */
  takes(files: readonly File[]): boolean;
  /** True for some seconds after a press (HTML, transient activation): only then may the sheet open. */
  ready(): boolean;
  /** Never rejects. */
  share(files: readonly File[]): Promise<ShareOutcome>;
}

/** Parts of `navigator` missing in some browsers. */
interface Sharing {
  readonly maxTouchPoints: number;
  readonly userAgentData?: { readonly mobile: boolean };
  readonly userActivation?: { readonly isActive: boolean };
  canShare?(data: ShareData): boolean;
  share?(data: ShareData): Promise<void>;
}

/** @param coarsePointer true when the main pointer is a finger; a laptop with a touch screen has another one */
export function shareSheetOf(navigator: Sharing, coarsePointer: () => boolean): ShareSheet {
  const handheld = (): boolean =>
    navigator.userAgentData?.mobile === true || (navigator.maxTouchPoints > 0 && coarsePointer());
  return {
    takes: (files) => handheld() && navigator.share !== undefined && canShare(navigator, files),
    ready: () => navigator.userActivation?.isActive ?? true,
    share: async (files) => {
      try {
        await navigator.share?.({ files: [...files] });
        return "shared";
      } catch (error) {
        return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "failed";
      }
    },
  };
}

/** A browser throwing on the question must not keep the photographer from the files. */
function canShare(navigator: Sharing, files: readonly File[]): boolean {
  try {
    return navigator.canShare?.({ files: [...files] }) === true;
  } catch {
    return false;
  }
}

export function systemShareSheet(): ShareSheet {
  return shareSheetOf(navigator, () => matchMedia("(pointer: coarse)").matches);
}

/** Milliseconds until the object URL is revoked: browsers read it after the click returns, and a disk may be slow. */
const REVOKE_AFTER = 60_000;

/** Saves a file through the browser's downloads. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER);
}
