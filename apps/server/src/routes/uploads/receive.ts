/** Receives a form with one file and its kind, writing the file to disk on arrival. */
import { createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Multipart, MultipartFile } from "@fastify/multipart";
import { IMAGE_KINDS, UPLOAD_LIMIT } from "@matte/contracts/limits";
import type { FastifyRequest } from "fastify";
import { DomainError } from "../../domain/domain-error.ts";
import type { Incoming } from "../../images/incoming.ts";
import type { ReceivedUpload } from "../../services/images.ts";

export const TOO_LARGE = (): DomainError => new DomainError("file-too-large", { bytes: UPLOAD_LIMIT.bytes });

/** Ignores the file's type as sent. @throws {DomainError}, leaving no file */
export async function receiveForm(request: Pick<FastifyRequest, "parts">, incoming: Incoming): Promise<ReceivedUpload> {
  const path = incoming.newPath();
  try {
    const form = await readParts(request, path);
    const kind = IMAGE_KINDS.find((known) => known === form.kind);
    if (form.name === undefined) throw new DomainError("file-missing");
    if (kind === undefined) throw new DomainError("invalid", { field: "kind" });
    if ((await stat(path)).size === 0) throw new DomainError("file-empty");
    return { kind, file: path, name: form.name, uploadId: form.uploadId ?? null, replaces: form.replaces ?? null };
  } catch (error) {
    await rm(path, { force: true });
    throw domainErrorOf(error);
  }
}

interface Form {
  readonly kind?: unknown;
  /** Undefined without a file. */
  readonly name?: string;
  readonly uploadId?: string | null;
  readonly replaces?: string;
}

async function readParts(request: Pick<FastifyRequest, "parts">, path: string): Promise<Form> {
  let form: Form = {};
  for await (const part of request.parts()) form = { ...form, ...(await readPart(part, path)) };
  return form;
}

async function readPart(part: Multipart, path: string): Promise<Form> {
  if (part.type === "field") return readField(part.fieldname, part.value);
  if (part.fieldname !== "file") {
    part.file.resume();
    throw new DomainError("file-missing");
  }
  await writePart(part, path);
  return { name: part.filename };
}

/** A page's id of a photo: a UUID. */
const PHOTO_ID = /^[0-9a-f-]{36}$/;

/** Ignores other fields, and ids no page makes. */
function readField(name: string, value: unknown): Form {
  if (name === "kind") return { kind: value };
  if (name === "id" && typeof value === "string" && /^[\w-]{1,64}$/.test(value)) return { uploadId: value };
  if (name === "replaces" && typeof value === "string" && PHOTO_ID.test(value)) return { replaces: value };
  return {};
}

async function writePart({ file }: MultipartFile, path: string): Promise<void> {
  await pipeline(file, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  if (file.truncated) throw TOO_LARGE();
}

/** Parser errors are about the form; system call errors are about the disk. */
function domainErrorOf(error: unknown): unknown {
  if (error instanceof DomainError || !(error instanceof Error)) return error;
  return new DomainError("syscall" in error ? "image-not-stored" : "form-invalid", undefined, { cause: error });
}
