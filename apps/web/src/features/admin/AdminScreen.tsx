import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Button, ErrorBox, Icon, Wordmark } from "#ui/index.ts";
import { Tabs } from "#ui/tabs/Tabs.tsx";
import { ImagesTab } from "./images/ImagesTab.tsx";
import { useImages } from "./images/use-images.ts";
import { StatsTab } from "./stats/StatsTab.tsx";
import { useStatistics } from "./stats/use-statistics.ts";
import { useUsers } from "./users/use-users.ts";
import { UsersTab } from "./users/UsersTab.tsx";
import { momentOf } from "./words.ts";
import "./admin.css";

type Tab = "stats" | "users" | "images";

/** How many use the product, who they are, and what they make with it. @param uid whose dashboard it is */
export function AdminScreen({ uid }: { readonly uid: string }) {
  const [tab, setTab] = useState<Tab>("stats");
  const [search, setSearch] = useState("");
  const stats = useStatistics();
  const users = useUsers(search, useOnce(tab === "users"));
  const images = useImages(useOnce(tab === "images"));
  const lists = { stats, users, images };
  const refresh = (): void => Object.values(lists).forEach(({ reload }) => reload());
  const { error, at } = lists[tab];
  return (
    <div className="admin">
      <Bar />
      <main>
        <Head at={at} busy={lists[tab].loading} onRefresh={refresh} />
        {error !== null && <ErrorBox message={error} onRetry={lists[tab].reload} />}
        <Tabs
          label="Views"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: "stats", label: "Stats", panel: <StatsTab {...stats} /> },
            {
              value: "users",
              label: "Users",
              panel: <UsersTab users={users} search={search} onSearch={setSearch} uid={uid} />,
            },
            { value: "images", label: "Images", panel: <ImagesTab {...images} /> },
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
      <nav aria-label="Pages">
        <Link to="/tool">Editor</Link>
        <Link to="/account">Account</Link>
      </nav>
    </header>
  );
}

interface HeadProps {
  /** When what is shown was fetched. */
  readonly at: Date | null;
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

function Head({ at, busy, onRefresh }: HeadProps) {
  return (
    <div className="admin-head">
      <h1>Admin dashboard</h1>
      <p className="num" role="status">
        {busy ? "Loading" : at !== null && momentOf(at)}
      </p>
      <Button variant="line" onClick={onRefresh}>
        <Icon of={RefreshCw} />
        Refresh Data
      </Button>
    </div>
  );
}

/** True from the first time on. */
function useOnce(now: boolean): boolean {
  const [before, setBefore] = useState(now);
  if (now && !before) setBefore(true);
  return now || before;
}
