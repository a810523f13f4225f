/** Distinct result paths for a watched folder. */
import { basename, dirname, extname, join, relative } from "node:path";
import { exportNameInFolder, type ExportFormat, nameIdentity } from "@matte/engine";
import type { Captions } from "./captions.ts";
import type { FrameTask } from "./tasks.ts";

export interface WatchedFolders {
  readonly watched: string;
  readonly out: string;
}

export interface WatchedTask extends FrameTask {
  readonly output: string;
}

interface Place {
  readonly path: string;
  /** Photos with an earlier claim to the result's name. */
  readonly namesakes: readonly string[];
}

/** Subfolders stay, and `photo.png` next to `photo.jpg` gets a number. */
export class WatchedResults {
  readonly #folders: WatchedFolders;
  readonly #format: ExportFormat;
  readonly #captions: Captions;
  /** Photos by their result path's identity. */
  readonly #photos = new Map<string, string>();
  #count = 0;

  constructor(folders: WatchedFolders, format: ExportFormat, captions: Captions) {
    this.#folders = folders;
    this.#format = format;
    this.#captions = captions;
  }

  taskOf(photo: string): WatchedTask {
    this.#count += 1;
    const position = { number: this.#count, count: this.#count };
    const [texts = {}] = this.#captions.of([photo]).texts;
    const output = this.#placeOf(photo).path;
    return { photo, bytes: null, output, followLinks: false, skipFramed: false, position, texts };
  }

  /**
   * Returns the tasks with the same result except for the number. After a restart their owners are unknown, if a photo
   * with another's name has arrived in between.
   */
  namesakesOf(photo: string): readonly WatchedTask[] {
    return this.#placeOf(photo).namesakes.map((one) => this.taskOf(one));
  }

  #placeOf(photo: string): Place {
    const { watched, out } = this.#folders;
    const folder = join(out, relative(watched, dirname(photo)));
    const name = exportNameInFolder({ original: basename(photo), format: this.#format });
    const namesakes: string[] = [];
    for (let number = 1; ; number += 1) {
      const path = join(folder, number === 1 ? name : numbered(name, number));
      const identity = nameIdentity(path);
      const owner = this.#photos.get(identity) ?? photo;
      if (owner === photo) {
        this.#photos.set(identity, photo);
        return { path, namesakes };
      }
      namesakes.push(owner);
    }
  }
}

function numbered(name: string, number: number): string {
  const ending = extname(name);
  return `${basename(name, ending)} (${number})${ending}`;
}
