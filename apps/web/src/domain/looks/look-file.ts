/** Looks in JSON files, with the same content as in links. */
import { readLook, type Look, type ReadLook } from "@matte/engine";
import { LOOK_ENDING } from "./look-name.ts";

/** A look's longest JSON in bytes. */
export const JSON_LIMIT = 65_536;

/** Writes a look to a file. @param name the look's name, as the photographer sees it */
export function lookFile(look: Look, name: string): File {
  const safe = name.replaceAll(/[\p{Cc}\p{Cf}"*/:<>?\\|]+/gu, "-");
  return new File([`${JSON.stringify(look, null, 2)}\n`], `${safe}${LOOK_ENDING}`, { type: "application/json" });
}

/** Never rejects, whatever the file. */
export async function lookInFile(file: Pick<Blob, "size" | "text">): Promise<ReadLook> {
  if (file.size > JSON_LIMIT) return { type: "invalid" };
  try {
    return lookInText(await file.text());
  } catch {
    return { type: "invalid" };
  }
}

/** Never throws. */
export function lookInText(json: string): ReadLook {
  try {
    return readLook(JSON.parse(json));
  } catch {
    return { type: "invalid" };
  }
}
