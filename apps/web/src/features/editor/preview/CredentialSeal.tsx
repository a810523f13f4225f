import { credentials as texts } from "@matte/messages/credentials";
import { BadgeCheck, Check, TriangleAlert } from "lucide-react";
import { type ToggleEvent, useId, useState } from "react";
import { type Credentials, type ReadCredentials, readFileCredentials } from "#domain/credentials/read-file.ts";
import { Icon } from "#ui/index.ts";
import { useSetting } from "../state/context.ts";
import { useSigner } from "../state/use-signer.ts";
import "./credential-seal.css";

interface CredentialSealProps {
  readonly file: File;
  /** Without its name, in the line of facts. */
  readonly isShort?: boolean;
}

/** The badge for a photo with Content Credentials, and what they say. They are read when it is first opened. */
export function CredentialSeal({ file, isShort = false }: CredentialSealProps) {
  const id = useId();
  const [read, setRead] = useState<Credentials | null>(null);
  const onToggle = ({ newState, currentTarget }: ToggleEvent<HTMLElement>): void => {
    if (newState !== "open") return;
    placeBelow(currentTarget);
    if (read === null) void readFileCredentials(file).then(setRead);
  };
  return (
    <div className="credential-seal" data-short={isShort}>
      <button type="button" className="button button-bare" popoverTarget={id}>
        <Icon of={BadgeCheck} />
        <span className={isShort ? "visually-hidden" : undefined}>{texts.title}</span>
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
          <Fact key={action}>{texts.actions[action]}</Fact>
        ))}
        <Fact isGood={signature === "valid" && contents === "match"}>{texts.checks[signature][contents]}</Fact>
      </ul>
      <p>
        {texts.notListed} {texts.onThisDevice} <Exports />
      </p>
    </>
  );
}

/** A fact with a tick, if nothing speaks against it. */
function Fact({ isGood = true, children }: { readonly isGood?: boolean; readonly children: string }) {
  return (
    <li>
      <Icon of={isGood ? Check : TriangleAlert} />
      {children}
    </li>
  );
}

/** A sentence about the export, where the switch is offered. */
function Exports() {
  const isOffered = useSigner() !== null;
  const isKept = useSetting("contentCredentials");
  return isOffered && !isKept ? texts.notInExports : null;
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
