import { admin } from "@matte/messages/admin";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { Link } from "#ui/link/Link.tsx";
import { Button, ErrorBox, Icon, Wordmark } from "#ui/index.ts";
import { Tabs } from "#ui/tabs/Tabs.tsx";
import { ImagesTab, useImages } from "./ImagesTab.tsx";
import { StatsTab, useStatistics } from "./StatsTab.tsx";
import { SubmissionsTab, useSubmissions, type Shown } from "./SubmissionsTab.tsx";
import { UsersTab, useUsers } from "./UsersTab.tsx";
import "./admin.css";

type Tab = "stats" | "users" | "images" | "submissions";

/** Statistics, users, images and submitted looks. @param uid the administrator */
export function AdminScreen({ uid }: { readonly uid: string }) {
  const [tab, setTab] = useState<Tab>("stats");
  const [search, setSearch] = useState("");
  const stats = useStatistics();
  const users = useUsers(search, useOnce(tab === "users"));
  const images = useImages(useOnce(tab === "images"));
  const [shown, setShown] = useState<Shown>("open");
  const submissions = useSubmissions(shown, useOnce(tab === "submissions"));
  const lists = { stats, users, images, submissions };
  const refresh = (): void => Object.values(lists).forEach(({ reload }) => reload());
  const { error, at } = lists[tab];
  return (
    <div className="admin">
      <Bar />
      <main>
        <Head at={at} busy={lists[tab].loading} onRefresh={refresh} />
        {error !== null && <ErrorBox message={error} onRetry={lists[tab].reload} />}
        <Tabs
          label={admin.views}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: "stats", label: admin.stats, panel: <StatsTab {...stats} /> },
            {
              value: "users",
              label: admin.users,
              panel: <UsersTab users={users} search={search} onSearch={setSearch} uid={uid} />,
            },
            { value: "images", label: admin.images, panel: <ImagesTab {...images} /> },
            {
              value: "submissions",
              label: admin.submissions,
              panel: <SubmissionsTab list={submissions} shown={shown} onShow={setShown} />,
            },
          ]}
        />
      </main>
    </div>
  );
}

function Bar() {
  return (
    <header className="admin-bar">
      <Wordmark />
      <nav aria-label={admin.navigation}>
        <Link to="/tool">{admin.editor}</Link>
        <Link to="/account">{admin.account}</Link>
      </nav>
    </header>
  );
}

interface HeadProps {
  readonly at: Date | null;
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

function Head({ at, busy, onRefresh }: HeadProps) {
  return (
    <div className="admin-head">
      <h1>{admin.title}</h1>
      <p className="num" role="status">
        {busy ? admin.loading : at !== null && admin.moment(at)}
      </p>
      <Button variant="line" onClick={onRefresh}>
        <Icon of={RefreshCw} />
        {admin.refresh}
      </Button>
    </div>
  );
}

/** Returns true once the condition has been true. */
function useOnce(condition: boolean): boolean {
  const [before, setBefore] = useState(condition);
  if (condition && !before) setBefore(true);
  return condition || before;
}
