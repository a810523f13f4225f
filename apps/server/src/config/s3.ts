import type { S3Settings } from "./config.ts";
import { parseHttpUrl, parseText, type Read } from "./values.ts";

/** A bucket of S3, at Amazon's or at `S3_ENDPOINT`; null when nothing of it is set. What is half set is a mistake. */
export function readS3(read: Read, complaints: string[]): S3Settings | null {
  const endpoint = read<URL | null>("S3_ENDPOINT", null, parseHttpUrl);
  const settings = {
    bucket: read("S3_BUCKET", "", parseText),
    region: read("S3_REGION", "", parseText),
    accessKeyId: read("S3_ACCESS_KEY_ID", "", parseText, "hidden"),
    secretAccessKey: read("S3_SECRET_ACCESS_KEY", "", parseText, "hidden"),
  };
  if (endpoint === null && Object.values(settings).every((value) => value === "")) return null;
  const wanted = [
    ["S3_BUCKET", settings.bucket],
    ["S3_REGION", settings.region],
    ["S3_ACCESS_KEY_ID", settings.accessKeyId],
    ["S3_SECRET_ACCESS_KEY", settings.secretAccessKey],
  ] as const;
  for (const [name, value] of wanted)
    if (value === "") complaints.push(`${name} is missing: keeping images in S3 needs ${NEEDED}.`);
  return { endpoint, ...settings };
}

const NEEDED = "all of S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY";
