import { useId, useState } from "react";
import { useDataConnection } from "#domain/data/index.ts";
import { download } from "#lib/download.ts";
import { Button, toasts } from "#ui/index.ts";
import { fetchExport } from "./export-account.ts";
import { NeedsNetwork } from "./NeedsNetwork.tsx";
import { Part } from "./Part.tsx";

const FILE_NAME = "matte-account.json";

/** A download of everything that is stored about the user. */
export function DataPart({ uid }: { readonly uid: string }) {
  const { connection, reachability } = useDataConnection();
  const [fetching, setFetching] = useState(false);
  const hint = useId();
  const offline = reachability === "offline";
  const save = async (): Promise<void> => {
    setFetching(true);
    try {
      download(await fetchExport(connection, uid), FILE_NAME);
    } catch (error) {
      console.error("The account could not be exported.", error);
      toasts.error("Your data could not be fetched. Try again.");
    }
    setFetching(false);
  };
  return (
    <Part title="Your data">
      <p>
        Everything that is stored about you, as one JSON file: your address, your answers, the settings kept with the
        account, and when you signed in.
      </p>
      <p className="account-actions">
        <Button
          variant="line"
          disabled={offline || fetching}
          aria-describedby={offline ? hint : undefined}
          onClick={() => void save()}
        >
          Download my data
        </Button>
        {offline && <NeedsNetwork id={hint} />}
      </p>
    </Part>
  );
}
