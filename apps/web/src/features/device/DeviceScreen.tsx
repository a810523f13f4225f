import { device as texts } from "@matte/messages/device";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "#ui/link/Link.tsx";
import { Button, Wordmark } from "#ui/index.ts";
import { useDecision, useDevice, type FoundDevice } from "./use-device.ts";
import "./device.css";

interface DeviceScreenProps {
  /** The signed-in user's e-mail address. */
  readonly email: string;
  /** Code in the link that opened the page; empty without one. */
  readonly linkedCode: string;
}

/** The page for signing in a device, such as the command line (RFC 8628 section 3.3). */
export function DeviceScreen({ email, linkedCode }: DeviceScreenProps) {
  const [decision, setDecision] = useState<Decision | null>(null);
  return (
    <div className="device">
      <header>
        <Wordmark />
      </header>
      <main>
        {decision === null ? (
          <Question email={email} linkedCode={linkedCode} onDecided={setDecision} />
        ) : (
          <Decided email={email} decision={decision} />
        )}
      </main>
      <footer>
        {FOOTER.map(({ to, text }) => (
          <Link key={to} to={to} reloadDocument>
            {text}
          </Link>
        ))}
      </footer>
    </div>
  );
}

const FOOTER = [
  { to: "/", text: texts.links.home },
  { to: "/terms", text: texts.links.terms },
  { to: "/privacy", text: texts.links.privacy },
];

interface Decision {
  readonly allowed: boolean;
  readonly description: string;
}

interface QuestionProps extends DeviceScreenProps {
  readonly onDecided: (decision: Decision) => void;
}

function Question({ email, linkedCode, onDecided }: QuestionProps) {
  const [code, setCode] = useState(linkedCode);
  const { found, failure: notFound } = useDevice(code);
  const description = found === null ? "" : describe(found);
  const { busy, failure: undecided, decide } = useDecision(code, (allowed) => onDecided({ allowed, description }));
  const failure = notFound ?? undecided;
  const [field, problem] = [useId(), useId()];
  return (
    <>
      <h1>{texts.title}</h1>
      <p>{linkedCode === "" ? texts.type : texts.compare}</p>
      <label htmlFor={field}>{texts.code}</label>
      <input
        id={field}
        className="field num"
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        disabled={busy}
        aria-invalid={notFound !== null}
        aria-describedby={failure === null ? undefined : problem}
        onChange={(event) => setCode(event.target.value)}
      />
      {failure !== null && (
        <p id={problem} className="device-problem" role="alert">
          {failure}
        </p>
      )}
      <div role="status">{found !== null && <Details found={found} description={description} email={email} />}</div>
      <div className="device-actions">
        <Button size="large" disabled={found === null || busy} onClick={() => void decide(true)}>
          {texts.allow}
        </Button>
        <Button size="large" variant="line" disabled={found === null || busy} onClick={() => void decide(false)}>
          {texts.deny}
        </Button>
      </div>
      <p className="device-hint">{texts.stranger}</p>
    </>
  );
}

function describe({ device: { client, name } }: FoundDevice): string {
  return texts.description(client, name);
}

interface DetailsProps {
  readonly found: FoundDevice;
  readonly description: string;
  readonly email: string;
}

function Details({ found: { device, at }, description, email }: DetailsProps) {
  return (
    <dl>
      <dt>{texts.device}</dt>
      <dd>{description}</dd>
      <dt>{texts.asked}</dt>
      <dd>{texts.askedAt(device.askedAt, at)}</dd>
      {device.address !== undefined && (
        <>
          <dt>{texts.address}</dt>
          <dd className="num">{device.address}</dd>
        </>
      )}
      <dt>{texts.user}</dt>
      <dd>{email}</dd>
    </dl>
  );
}

function Decided({
  email,
  decision: { allowed, description },
}: {
  readonly email: string;
  readonly decision: Decision;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  // The focused button has left, and screen readers read the outcome.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {allowed ? texts.allowed.title : texts.denied.title}
      </h1>
      <p>{allowed ? texts.allowed.text(description, email) : texts.denied.text(description)}</p>
      <p>{texts.close}</p>
    </>
  );
}
