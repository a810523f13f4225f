import { useEffect, useState } from "react";
import type { Signer } from "#domain/credentials/types.ts";
import { useSession } from "./context.ts";

/** The signer of exports; null if the server signs none, and until it says so. It is asked again when the network returns. */
export function useSigner(): Signer | null {
  const { signing } = useSession().services;
  const [signer, setSigner] = useState<Signer | null>(null);
  useEffect(() => {
    const end = new AbortController();
    const show = (found: Signer | null | undefined): void => {
      if (!end.signal.aborted) setSigner(found ?? null);
    };
    const ask = (): void => {
      const asked = async (): Promise<Signer | null | undefined> => (await signing?.())?.signer();
      // Without the network nothing is signed either.
      asked().then(show, () => undefined);
    };
    ask();
    addEventListener("online", ask, end);
    return () => end.abort();
  }, [signing]);
  return signer;
}
