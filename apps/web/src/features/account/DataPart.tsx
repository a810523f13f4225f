import { account } from "@matte/messages/account";
import { useState } from "react";
import { useDataConnection, type DataConnection } from "#domain/data/index.ts";
import { callRow } from "#domain/server/index.ts";
import { download } from "#lib/share.ts";
import { toasts } from "#ui/index.ts";
import { OnlineAction, Part } from "./Part.tsx";

const FILE_NAME = "matte-account.json";
const { data: texts } = account;

/** Downloads everything stored about the user. */
export function DataPart({ uid }: { readonly uid: string }) {
  const { connection } = useDataConnection();
  const [loading, setLoading] = useState(false);
  const save = async (): Promise<void> => {
    setLoading(true);
    try {
      download(await loadExport(connection, uid), FILE_NAME);
    } catch (error) {
      console.error("The account could not be exported.", error);
      toasts.error(texts.failed);
    }
    setLoading(false);
  };
  return (
    <Part title={texts.title}>
      <p>{texts.text}</p>
      <OnlineAction label={texts.download} busy={loading} onClick={() => void save()} />
    </Part>
  );
}

/** Loads everything stored for the user, as a JSON file. @throws without an answer */
async function loadExport(connection: DataConnection, uid: string): Promise<Blob> {
  const { accountEndpoints } = await import("@matte/contracts/account");
  const answer = await callRow(connection, accountEndpoints.exportUser, { params: { uid } });
  return new Blob([`${JSON.stringify(answer, null, 2)}\n`], { type: "application/json" });
}
