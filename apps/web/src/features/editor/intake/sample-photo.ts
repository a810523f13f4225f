import sample from "./sample.jpg";

/** Its subject is guessed from the name, as that of any photo. */
const NAME = "dunes.jpg";

const samples = new WeakSet<File>();

/** One of Matte's own pictures, fetched when it is asked for. */
export async function loadSamplePhoto(): Promise<File> {
  const response = await fetch(sample);
  if (!response.ok) throw new Error(`The sample photo answered ${response.status}`);
  const file = new File([await response.blob()], NAME, { type: "image/jpeg" });
  samples.add(file);
  return file;
}

/** True for a file of {@link loadSamplePhoto}. */
export function isSample(file: File): boolean {
  return samples.has(file);
}
