import type { Credentials } from "@matte/credentials";
import { credentials as texts } from "@matte/messages/credentials";

/** Writes the lines for a photo's Content Credentials; none without any. */
export function credentialLines(credentials: Credentials | null): string {
  if (credentials === null) return "";
  const rows = credentials.status === "unreadable" ? [texts.unreadable] : readRows(credentials);
  return [`  ${texts.title}:`, ...rows.map((row) => `    ${row}`), ""].join("\n");
}

function readRows({ signature, contents, claim }: Extract<Credentials, { status: "read" }>): string[] {
  if (signature === "invalid" || signature === "unchecked") return [texts[signature]];
  return [
    `${texts.signedBy}: ${claim?.signedBy ?? texts.noName}`,
    ...whenRows(claim),
    ...(claim?.madeWith == null ? [] : [`${texts.madeWith}: ${claim.madeWith}`]),
    ...(claim?.actions ?? []).map((action) => texts.actions[action]),
    texts.checks[signature][contents],
    texts.notListed,
  ];
}

function whenRows(claim: Extract<Credentials, { status: "read" }>["claim"]): string[] {
  if (claim?.signedAt == null || claim.timed === null) return [];
  return [`${texts.when}: ${texts[claim.timed](new Date(claim.signedAt))}`];
}
