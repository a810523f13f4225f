import { useMemo } from "react";
import { presetServer } from "#domain/account/preset-server.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { QueryProvider } from "#domain/server/QueryProvider.tsx";
import { useSession } from "../state/context.ts";
import { Looks } from "./Looks.tsx";
import { usePresets } from "./use-presets.ts";

/** The row of looks with the user's, stored as presets in the account. */
export function StudioLooks() {
  const { user } = useSession().services;
  return (
    <QueryProvider key={user}>
      <UserLooks user={user} />
    </QueryProvider>
  );
}

function UserLooks({ user }: { readonly user: string }) {
  const { services } = useSession();
  const { connection } = useDataConnection();
  const server = useMemo(() => presetServer(connection, user), [connection, user]);
  return <Looks presets={usePresets(server, services)} />;
}
