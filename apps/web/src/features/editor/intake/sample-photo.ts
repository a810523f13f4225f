import sample from "./sample.jpg";

/** As with any photo, its subject is guessed from the name. */
const NAME = "dunes.jpg";

const samples = new WeakSet<File>();

/** Fetches one of Matte's sample pictures. */
export async function loadSamplePhoto(): Promise<File> {
  const response = await fetch(sample);
  if (!response.ok) throw new Error(`The sample photo answered ${response.status}`);
  const file = new File([await response.blob()], NAME, { type: "image/jpeg" });
  samples.add(file);
  return file;
}

/** True for a file from {@link loadSamplePhoto}. */
export function isSample(file: File): boolean {
  return samples.has(file);
}
