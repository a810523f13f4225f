import { SAMPLE_PHOTO } from "#domain/pictures/sample.ts";

const samples = new WeakSet<File>();

/** Fetches one of Matte's sample pictures. */
export async function loadSamplePhoto(): Promise<File> {
  const response = await fetch(SAMPLE_PHOTO.url);
  if (!response.ok) throw new Error(`The sample photo answered ${response.status}`);
  const file = new File([await response.blob()], SAMPLE_PHOTO.name, { type: "image/jpeg" });
  samples.add(file);
  return file;
}

/** True for a file from {@link loadSamplePhoto}. */
export function isSample(file: File): boolean {
  return samples.has(file);
}
