import type { DeviceRequest } from "@matte/contracts";
import { USER_CODE } from "@matte/contracts/user-code";
import { device as texts } from "@matte/messages/device";
import { useEffect, useState } from "react";
import { decideDevice, findDevice } from "#domain/account/device-server.ts";
import { useDataConnection, type DataConnection } from "#domain/data/index.ts";
import { failureText } from "#domain/server/index.ts";

/** A lookup's result with its code, because the user may have typed on. */
type Lookup = { readonly code: string } & (
  | { readonly device: DeviceRequest; readonly at: Date }
  | { readonly failure: string }
);

export interface FoundDevice {
  readonly device: DeviceRequest;
  readonly at: Date;
}

/** The device waiting with a code, once the code is complete. @param typed the field's text */
export function useDevice(typed: string): { readonly found: FoundDevice | null; readonly failure: string | null } {
  const { connection } = useDataConnection();
  const [lookup, setLookup] = useState<Lookup | null>(null);
  const code = isComplete(typed) ? typed : null;
  useEffect(() => {
    if (code === null) return undefined;
    let current = true;
    void lookUp(connection, code).then((result) => current && setLookup(result));
    return () => {
      current = false;
    };
  }, [connection, code]);
  const result = lookup?.code === code ? lookup : null;
  return {
    found: result !== null && "device" in result ? result : null,
    failure: result !== null && "failure" in result ? result.failure : null,
  };
}

/** Leaves judging the letters to the server. */
function isComplete(typed: string): boolean {
  return typed.replaceAll(/[\s\p{Pd}]/gu, "").length >= USER_CODE.length;
}

async function lookUp(connection: DataConnection, code: string): Promise<Lookup> {
  try {
    return { code, device: await findDevice(connection, code), at: new Date() };
  } catch (error) {
    return { code, failure: failureText(error, texts.failed) };
  }
}

/** Sends one decision at a time. @param onDecided called with each decision accepted by the server */
export function useDecision(code: string, onDecided: (allowed: boolean) => void) {
  const { connection } = useDataConnection();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const decide = async (allow: boolean): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await decideDevice(connection, code, allow);
      onDecided(allow);
    } catch (error) {
      setFailure(failureText(error, texts.undecided));
    }
    setBusy(false);
  };
  return { busy, failure, decide };
}
