import { useEffect, useState } from "react";
import { isAdministrator } from "#domain/administration/server.ts";
import { useDataConnection } from "#domain/data/index.ts";

/** Null until the server has said whether this is an administrator; what it does not say is a no. */
export function useVerdict(uid: string): boolean | null {
  const { connection } = useDataConnection();
  const [verdict, setVerdict] = useState<boolean | null>(null);
  useEffect(() => {
    let current = true;
    isAdministrator(connection, uid).then(
      (answer) => current && setVerdict(answer),
      (error: unknown) => {
        console.error("Nobody could say whether this is an administrator.", error);
        if (current) setVerdict(false);
      },
    );
    return () => {
      current = false;
    };
  }, [connection, uid]);
  return verdict;
}
