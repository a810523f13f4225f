import { useQuery } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { isAdministrator } from "#domain/administration/server.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { QueryProvider } from "#domain/server/QueryProvider.tsx";
import { AdminScreen } from "./AdminScreen.tsx";

export interface AdminPageProps {
  readonly uid: string;
  /** Shown until the server has answered. */
  readonly waiting: ReactNode;
  /** Navigates away users who are no administrators. */
  readonly onRefused: () => void;
}

/** The dashboard, for users who are administrators according to the server. */
export function AdminPage(props: AdminPageProps) {
  return (
    <QueryProvider>
      <CheckedPage {...props} />
    </QueryProvider>
  );
}

function CheckedPage({ uid, waiting, onRefused }: AdminPageProps) {
  const isAdmin = useIsAdministrator(uid);
  useEffect(() => {
    if (isAdmin === false) onRefused();
  }, [isAdmin, onRefused]);
  return isAdmin === true ? <AdminScreen uid={uid} /> : waiting;
}

/** Null until the server has answered; false also when it fails to. */
function useIsAdministrator(uid: string): boolean | null {
  const { connection } = useDataConnection();
  const { data = null } = useQuery({
    queryKey: ["administrator", uid],
    queryFn: () =>
      isAdministrator(connection, uid).catch((error: unknown) => {
        console.error("The administrator role could not be checked.", error);
        return false;
      }),
  });
  return data;
}
