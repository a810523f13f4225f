/** Receives a form with one file and its kind, and writes the file to disk while it arrives. */
import { createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Multipart, MultipartFile } from "@fastify/multipart";
import { IMAGE_KINDS, UPLOAD_LIMIT, type ImageKind } from "@matte/contracts/limits";
import type { FastifyRequest } from "fastify";
import { DomainError } from "../../domain/domain-error.ts";
import type { Incoming } from "../../images/incoming.ts";

export interface ReceivedForm {
  readonly kind: ImageKind;
  /** Path of a file that the caller removes. */
  readonly file: string;
}

export const TOO_LARGE = (): DomainError => new DomainError("file-too-large", { bytes: UPLOAD_LIMIT.bytes });

/** Ignores the file's name and type as sent. @throws {DomainError} and leaves no file then */
export async function receiveForm(request: Pick<FastifyRequest, "parts">, incoming: Incoming): Promise<ReceivedForm> {
  const path = incoming.newPath();
  try {
    const form = await readParts(request, path);
    const kind = IMAGE_KINDS.find((known) => known === form.kind);
    if (!form.file) throw new DomainError("file-missing");
    if (kind === undefined) throw new DomainError("invalid", { field: "kind" });
    if ((await stat(path)).size === 0) throw new DomainError("file-empty");
    return { kind, file: path };
  } catch (error) {
    await rm(path, { force: true });
    throw domainErrorOf(error);
  }
}

interface Form {
  readonly kind?: unknown;
  readonly file?: boolean;
}

async function readParts(request: Pick<FastifyRequest, "parts">, path: string): Promise<Form> {
  let form: Form = {};
  for await (const part of request.parts()) form = { ...form, ...(await readPart(part, path)) };
  return form;
}

async function readPart(part: Multipart, path: string): Promise<Form> {
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

/** Errors of the parser are about the form; errors of system calls are about the disk. */
function domainErrorOf(error: unknown): unknown {
  if (error instanceof DomainError || !(error instanceof Error)) return error;
  return new DomainError("syscall" in error ? "image-not-stored" : "form-invalid", undefined, { cause: error });
}
