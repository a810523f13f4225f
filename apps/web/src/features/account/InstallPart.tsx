import { account } from "@matte/messages/account";
import { installsByHand, useInstall } from "#domain/install/install.ts";
import { Button } from "#ui/index.ts";
import { Part } from "./Part.tsx";

const { install: texts } = account;

/** Installs Matte as an app, or says how on iOS; nothing in browsers doing neither. */
export function InstallPart() {
  const install = useInstall();
  if (install === null && !installsByHand()) return null;
  return (
    <Part title={texts.title}>
      <p>{texts.remark}</p>
      {install === null ? (
        <ol className="account-steps">
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : (
        <p className="account-actions">
          <Button variant="line" onClick={install}>
            {texts.title}
          </Button>
        </p>
      )}
    </Part>
  );
}
