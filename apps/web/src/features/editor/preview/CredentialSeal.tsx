import { credentials as texts } from "@matte/messages/credentials";
import { BadgeCheck } from "lucide-react";
import { type ToggleEvent, useId, useState } from "react";
import { type Credentials, type ReadCredentials, readFileCredentials } from "#domain/credentials/read-file.ts";
import { Icon } from "#ui/index.ts";
import "./credential-seal.css";

/** The badge for a photo with Content Credentials, and what they say. They are read when it is first opened. */
export function CredentialSeal({ file }: { readonly file: File }) {
  const id = useId();
  const [read, setRead] = useState<Credentials | null>(null);
  const onToggle = ({ newState, currentTarget }: ToggleEvent<HTMLElement>): void => {
    if (newState !== "open") return;
    placeBelow(currentTarget);
    if (read === null) void readFileCredentials(file).then(setRead);
  };
  return (
    <div className="credential-seal">
      <button type="button" className="button button-bare" popoverTarget={id}>
        <Icon of={BadgeCheck} />
        {texts.title}
      </button>
      <div id={id} className="credentials" popover="auto" role="dialog" aria-label={texts.title} onToggle={onToggle}>
        <h2>{texts.title}</h2>
        {read === null ? <p role="status">{texts.reading}</p> : <Answer credentials={read} />}
      </div>
    </div>
  );
}

/** Popovers have window coordinates. On a phone it is a sheet, placed by the style sheet. */
function placeBelow(popover: HTMLElement): void {
  const seal = popover.parentElement?.getBoundingClientRect();
  if (seal === undefined) return;
  popover.style.setProperty("--x", `${seal.left}px`);
  popover.style.setProperty("--y", `${seal.bottom + 8}px`);
}

function Answer({ credentials }: { readonly credentials: Credentials }) {
  if (credentials.status === "unreadable") return <p>{texts.unreadable}.</p>;
  const { signature, contents, claim } = credentials;
  if (signature === "invalid" || signature === "unchecked") return <p>{texts[signature]}.</p>;
  return (
    <>
      <Claim claim={claim} />
      <ul>
        {claim?.actions.map((action) => (
          <li key={action}>{texts.actions[action]}</li>
        ))}
        <li>{texts.checks[signature][contents]}</li>
      </ul>
      <p>
        {texts.notListed} {texts.onThisDevice}
      </p>
    </>
  );
}

function Claim({ claim }: Pick<ReadCredentials, "claim">) {
  return (
    <dl>
      <dt>{texts.signedBy}</dt>
      <dd>{claim?.signedBy ?? texts.noName}</dd>
      {claim?.signedAt != null && claim.timed !== null && (
        <>
          <dt>{texts.when}</dt>
          <dd>{texts[claim.timed](new Date(claim.signedAt))}</dd>
        </>
      )}
      {claim?.madeWith != null && (
        <>
          <dt>{texts.madeWith}</dt>
          <dd>{claim.madeWith}</dd>
        </>
      )}
    </dl>
  );
}
