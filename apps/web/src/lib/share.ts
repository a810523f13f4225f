/**
 * The system's share sheet for files, on phones and tablets.
 * @see https://www.w3.org/TR/web-share/
 */

/** `cancelled`: the sheet came, and the person sent it away again. `failed`: there was no sheet. */
export type ShareOutcome = "shared" | "cancelled" | "failed";

export interface ShareSheet {
  /** Whether there is one for this file. */
  takes(file: File): boolean;
  /** Whether it may be opened now: a page has some seconds for that after a press (HTML, transient activation). */
  ready(): boolean;
  /** Never rejects. */
  share(file: File): Promise<ShareOutcome>;
}

/** The parts of `navigator` that not every browser has. */
interface Sharing {
  readonly maxTouchPoints: number;
  readonly userAgentData?: { readonly mobile: boolean };
  readonly userActivation?: { readonly isActive: boolean };
  canShare?(data: ShareData): boolean;
  share?(data: ShareData): Promise<void>;
}

/** @param finger whether the main pointer is a finger; of a laptop with a touch screen it is not */
export function shareSheetOf(navigator: Sharing, finger: () => boolean): ShareSheet {
  const handheld = (): boolean =>
    navigator.userAgentData?.mobile === true || (navigator.maxTouchPoints > 0 && finger());
  return {
    takes: (file) => handheld() && navigator.share !== undefined && canShare(navigator, file),
    ready: () => navigator.userActivation?.isActive ?? true,
    share: async (file) => {
      try {
        await navigator.share?.({ files: [file] });
        return "shared";
      } catch (error) {
        return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "failed";
      }
    },
  };
}

/** What a browser objects to about the question is no reason to keep the file from the photographer. */
function canShare(navigator: Sharing, file: File): boolean {
  try {
    return navigator.canShare?.({ files: [file] }) === true;
  } catch {
    return false;
  }
}

export function systemShareSheet(): ShareSheet {
  return shareSheetOf(navigator, () => matchMedia("(pointer: coarse)").matches);
}
