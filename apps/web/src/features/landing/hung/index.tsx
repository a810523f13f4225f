/** Hangs a visitor's photo in the gallery's place. Loaded with the first one. */
import type { Look } from "@matte/engine";
import { landingHung as texts } from "@matte/messages/landing-hung";
import { createRoot, type Root } from "react-dom/client";
import { takePhotoAlong } from "#domain/incoming/hung-photo.ts";
import { lookInFragment, lookLink } from "#domain/looks/look-link.ts";
import { describePhotoError } from "#domain/photos/describe.ts";
import { pagePath } from "#lib/page-path.ts";
import { HungPhoto } from "./HungPhoto.tsx";
import { loadVisitorPhoto, type VisitorPhoto } from "./visitor-photo.ts";

export interface Gallery {
  /** Hidden while the visitor's photo hangs. */
  readonly element: HTMLElement;
  /** Of a link to the only look to try; null for all. */
  readonly fragment: string | null;
  readonly onAnother: () => void;
  /** Aborts when another photo takes the place. */
  readonly signal: AbortSignal;
}

interface Hung {
  readonly root: Root;
  readonly place: HTMLElement;
  photo: VisitorPhoto | null;
}

let hung: Hung | null = null;

/**
 * Frames a photo on this page; the last one hangs until it is decoded.
 * @throws {Error} with a sentence for the visitor; also when the signal is aborted
 */
export async function hang(file: File, gallery: Gallery): Promise<void> {
  const photo = await loadVisitorPhoto(file, gallery.signal).catch((error: unknown) => {
    throw new Error(describePhotoError(error, file.name), { cause: error });
  });
  const found = gallery.fragment === null ? null : await lookInFragment(gallery.fragment);
  const only = found?.type === "look" ? found.look : null;
  hung ??= openRoom(gallery.element);
  const { root, place, photo: before } = hung;
  hung.photo = photo;
  const onExport = (look: Look): Promise<void> => goToEditor(file, look);
  root.render(<HungPhoto photo={photo} only={only} onExport={onExport} onAnother={gallery.onAnother} />);
  gallery.element.hidden = true;
  place.focus();
  before?.preview.close();
}

function openRoom(gallery: HTMLElement): Hung {
  const place = document.createElement("section");
  place.className = "hung-room";
  place.tabIndex = -1;
  place.setAttribute("aria-label", texts.region);
  gallery.after(place);
  return { root: createRoot(place), place, photo: null };
}

/** @throws when the browser has no room for the photo */
async function goToEditor(file: File, look: Look): Promise<void> {
  await takePhotoAlong(file);
  location.assign(await lookLink(look, { origin: location.origin, pathname: pagePath("/tool") }));
}
