import type { S3Settings } from "./config.ts";
import { parseHttpUrl, parseText, type Read } from "./values.ts";

/** Reads the S3 bucket, at Amazon or at `S3_ENDPOINT`. Null when unset; an incomplete setting is a mistake. */
export function readS3(read: Read, mistakes: string[]): S3Settings | null {
  const endpoint = read<URL | null>("S3_ENDPOINT", null, parseHttpUrl);
  const settings = {
    bucket: read("S3_BUCKET", "", parseText),
    region: read("S3_REGION", "", parseText),
    accessKeyId: read("S3_ACCESS_KEY_ID", "", parseText, "hidden"),
    secretAccessKey: read("S3_SECRET_ACCESS_KEY", "", parseText, "hidden"),
  };
  if (endpoint === null && Object.values(settings).every((value) => value === "")) return null;
  const required = [
    ["S3_BUCKET", settings.bucket],
    ["S3_REGION", settings.region],
    ["S3_ACCESS_KEY_ID", settings.accessKeyId],
    ["S3_SECRET_ACCESS_KEY", settings.secretAccessKey],
  ] as const;
  for (const [name, value] of required)
    if (value === "") mistakes.push(`${name} is missing: storing images in S3 needs ${REQUIRED}.`);
  return { endpoint, ...settings };
}

const REQUIRED = "all of S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY";
