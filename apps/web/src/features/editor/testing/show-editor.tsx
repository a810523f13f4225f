/** The editor with its real workers, storage and messages, for browser specs. */
import type { Plan } from "@matte/engine";
import { expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ExportSigning } from "#domain/credentials/types.ts";
import { PlanProvider } from "#domain/plan/plan.tsx";
import { UpsellContext } from "#domain/upsell.ts";
import { Toasts } from "#ui/index.ts";
import { MemoryRouter, show } from "#ui/testing.tsx";
import { EditorScreen } from "../index.ts";
// Loaded with the spec: no test waits for its first photo's code.
import "../fields/FieldTools.tsx";
import "../looks/LooksSection.tsx";
import "../preview/frame-photo.ts";
import "../preview/FramedPhoto.tsx";
import "../thumbs/ThumbnailList.tsx";

export interface ShownEditor {
  /** Called to open the upgrade dialog. */
  readonly upsell: ReturnType<typeof vi.fn>;
}

/** @param signing signs exports; by default no server does */
export async function showEditor(plan: Plan, onSignOut?: () => void, signing?: ExportSigning): Promise<ShownEditor> {
  const upsell = vi.fn();
  show(
    <PlanProvider plan={plan}>
      <MemoryRouter>
        <UpsellContext value={upsell}>
          <EditorScreen onSignOut={onSignOut} signing={signing === undefined ? null : async () => signing} />
        </UpsellContext>
        <Toasts />
      </MemoryRouter>
    </PlanProvider>,
  );
  await expect.element(page.getByLabelText("Add photos")).toBeInTheDocument();
  return { upsell };
}

export async function plainPhoto(name: string, colour: string, width = 300, height = 200): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("No canvas");
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  const type = name.endsWith(".png") ? "image/png" : "image/jpeg";
  return new File([await canvas.convertToBlob({ type })], name, { type });
}

/** Chooses files in the file picker. Waits until all are in the list. */
export async function choose(...files: File[]): Promise<void> {
  const before = countPhotos();
  await userEvent.upload(page.getByLabelText("Add photos"), files);
  await expect.poll(countPhotos).toBe(before + files.length);
}

/** Drops files onto the window, all at once. */
export function drop(...files: File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  for (const type of ["dragenter", "dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

/** Counts photos; on a phone, which shows no thumbnails, reads the pill. */
function countPhotos(): number {
  const pill = document.querySelector("[aria-label=Photos] [aria-haspopup=dialog]");
  return pill === null ? thumbnailNames().length : Number(pill.textContent.split("/")[1]);
}

export function thumbnailNames(): readonly string[] {
  return thumbnails().map((thumbnail) => thumbnail.textContent);
}

/** The selected photo's file name, if any. */
export function shownName(): string | undefined {
  return thumbnails().find((thumbnail) => thumbnail.ariaCurrent === "true")?.textContent;
}

function thumbnails(): readonly Element[] {
  return [...document.querySelectorAll("ol[aria-label=Thumbnails] [aria-current]")];
}

export function previewCanvas(): HTMLCanvasElement {
  const canvas = document.querySelector<HTMLCanvasElement>("canvas[aria-label=Preview][data-drawn=true]");
  if (canvas === null) throw new Error("Nothing is drawn yet");
  return canvas;
}

/** The preview's red, green and blue at a point given in shares of its sides. */
export function previewColour(u: number, v: number): readonly number[] {
  const canvas = previewCanvas();
  const context = canvas.getContext("2d");
  const pixel = context?.getImageData(Math.floor(u * (canvas.width - 1)), Math.floor(v * (canvas.height - 1)), 1, 1);
  return [...(pixel?.data ?? [])].slice(0, 3);
}

export interface Download {
  readonly name: string;
  readonly blob: Blob;
}

export function catchDownloads(): readonly Promise<Download>[] {
  const caught: Promise<Download>[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    const name = this.download;
    caught.push(fetch(this.href).then(async (response) => ({ name, blob: await response.blob() })));
  });
  return caught;
}
