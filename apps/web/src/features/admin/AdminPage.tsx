import { useEffect, type ReactNode } from "react";
import { AdminScreen } from "./AdminScreen.tsx";
import { useVerdict } from "./use-verdict.ts";

export interface AdminPageProps {
  readonly uid: string;
  /** Stands here until the server has said who this is. */
  readonly waiting: ReactNode;
  /** Leads everybody else away. */
  readonly onRefused: () => void;
}

/** The dashboard, for those whom the server calls administrators. */
export function AdminPage({ uid, waiting, onRefused }: AdminPageProps) {
  const verdict = useVerdict(uid);
  useEffect(() => {
    if (verdict === false) onRefused();
  }, [verdict, onRefused]);
  return verdict === true ? <AdminScreen uid={uid} /> : waiting;
}
