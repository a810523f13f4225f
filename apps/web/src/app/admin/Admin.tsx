import { pagePath } from "#lib/page-path.ts";
import { lazyWithRetry } from "#lib/retry-import.ts";
import { useAuthState } from "#domain/auth/index.ts";
import { WithNote } from "../gate/Gate.tsx";
import { LeavePage } from "../pages/LeavePage.tsx";
import { Loading } from "../pages/Loading.tsx";

const AdminPage = lazyWithRetry(async () => (await import("#features/admin/AdminPage.tsx")).AdminPage);

/** `/admin`, for administrators. Other users are sent to the front page. */
export function Admin() {
  const { user, document, loading } = useAuthState();
  if (loading) return <Loading />;
  if (user === null || document?.isAdmin === false) return <LeavePage leave={goHome} />;
  return <WithNote screen={<AdminPage key={user.uid} uid={user.uid} waiting={<Loading />} onRefused={goHome} />} />;
}

function goHome(): void {
  location.replace(pagePath("/"));
}
