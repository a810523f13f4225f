/** A form of one file and its kind, written to a file of ours while it arrives. */
import { createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Multipart, MultipartFile } from "@fastify/multipart";
import { IMAGE_KINDS, UPLOAD_LIMIT, type ImageKind } from "@matte/contracts/limits";
import type { FastifyRequest } from "fastify";
import type { Incoming } from "../../images/incoming.ts";
import { DomainError } from "../../domain/domain-error.ts";

export interface ReceivedForm {
  readonly kind: ImageKind;
  /** A path; the caller removes it. */
  readonly file: string;
}

export const TOO_LARGE = (): DomainError => new DomainError("file-too-large", { bytes: UPLOAD_LIMIT.bytes });

/** Names and types that the sender gives are not looked at. @throws {DomainError} and then nothing is left */
export async function receiveForm(request: FastifyRequest, incoming: Incoming): Promise<ReceivedForm> {
  const path = incoming.newPath();
  try {
    const found = await readParts(request, path);
    const kind = IMAGE_KINDS.find((one) => one === found.kind);
    if (!found.file) throw new DomainError("file-missing");
    if (kind === undefined) throw new DomainError("invalid", { field: "kind" });
    if ((await stat(path)).size === 0) throw new DomainError("file-empty");
    return { kind, file: path };
  } catch (error) {
    await rm(path, { force: true });
    throw asDomainError(error);
  }
}

interface Found {
  readonly kind?: unknown;
  readonly file?: boolean;
}

async function readParts(request: FastifyRequest, path: string): Promise<Found> {
  let found: Found = {};
  for await (const part of request.parts()) found = { ...found, ...(await readPart(part, path)) };
  return found;
}

async function readPart(part: Multipart, path: string): Promise<Found> {
  if (part.type === "field") return part.fieldname === "kind" ? { kind: part.value } : {};
  if (part.fieldname !== "file") {
    part.file.resume();
    throw new DomainError("file-missing");
  }
  await writePart(part, path);
  return { file: true };
}

async function writePart({ file }: MultipartFile, path: string): Promise<void> {
  await pipeline(file, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  if (file.truncated) throw TOO_LARGE();
}

/** What the parser says is about the form; what has a system call is about our disk. */
function asDomainError(error: unknown): unknown {
  if (error instanceof DomainError || !(error instanceof Error)) return error;
  if ("syscall" in error) return new DomainError("image-not-stored", undefined, { cause: error });
  return new DomainError("form-invalid", undefined, { cause: error });
}
