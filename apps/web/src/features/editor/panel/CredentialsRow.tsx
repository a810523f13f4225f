import { editorCredentials as texts } from "@matte/messages/editor-credentials";
import { useEffect, useState } from "react";
import type { Signer } from "#domain/credentials/types.ts";
import { Note, Switch } from "#ui/index.ts";
import { useControl, useSession } from "../state/context.ts";

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

function useSigner(): Signer | null {
  const { signing } = useSession().services;
  const [signer, setSigner] = useState<Signer | null>(null);
  useEffect(() => {
    let isShown = true;
    const show = (found: Signer | null | undefined): void => {
      if (isShown && found) setSigner(found);
    };
    const ask = async (): Promise<Signer | null | undefined> => (await signing?.())?.signer();
    // Without the network nothing is signed either.
    ask().then(show, () => undefined);
    return () => {
      isShown = false;
    };
  }, [signing]);
  return signer;
}
