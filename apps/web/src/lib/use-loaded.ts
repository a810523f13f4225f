import { useEffect, useState } from "react";
import { retryImport } from "./retry-import.ts";

/**
 * Loads code not needed by the first screen; null until it is there, however long the server is away.
 * @param load the same function in every render
 */
export function useLoaded<Code>(load: () => Promise<Code>): Code | null {
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    let current = true;
    void retryImport(load).then((loaded) => {
      if (current) setCode(() => loaded);
      return undefined;
    });
    return () => {
      current = false;
    };
  }, [load]);
  return code;
}
