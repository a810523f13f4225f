import { editorCredentials as texts } from "@matte/messages/editor-credentials";
import { Note, Switch } from "#ui/index.ts";
import { useControl } from "../state/context.ts";
import { useSigner } from "../state/use-signer.ts";

/** Switch for Content Credentials; nothing where the server signs no exports, and until it says so. */
export function CredentialsRow() {
  const signer = useSigner();
  const { value, onChange } = useControl("contentCredentials");
  if (signer === null) return null;
  return (
    <>
      <Switch label={signer.isDevelopment ? texts.development : texts.label} checked={value} onChange={onChange} />
      {value && <Note wide>{texts.signedBy(signer.name)}</Note>}
    </>
  );
}
