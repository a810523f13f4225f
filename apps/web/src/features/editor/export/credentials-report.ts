/** Exports that are without credentials, or without those of their photo. */
import { editorCredentials as texts } from "@matte/messages/editor-credentials";
import type { CarryFault, FramedPhoto } from "#domain/photos/types.ts";

export class CredentialsReport {
  readonly #unsigned: string[] = [];
  #reason: string | null = null;
  readonly #leftOut = new Map<CarryFault, string[]>();

  add(file: string, credentials: FramedPhoto["credentials"]): void {
    if (credentials === undefined) return;
    if ("unsigned" in credentials) {
      this.#unsigned.push(file);
      this.#reason = credentials.unsigned;
      return;
    }
    for (const fault of credentials.leftOut) this.#leftOut.set(fault, [...(this.#leftOut.get(fault) ?? []), file]);
  }

  texts(): readonly string[] {
    const [first] = this.#unsigned;
    return [
      ...(first === undefined ? [] : [texts.unsigned(first, this.#unsigned.length, this.#reason ?? texts.noAnswer)]),
      ...[...this.#leftOut].map(([fault, files]) => texts.leftOut(files[0] ?? "", files.length, texts.faults[fault])),
    ];
  }
}
