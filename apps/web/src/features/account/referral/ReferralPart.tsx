import type { Referral } from "@matte/contracts/referrals";
import { account } from "@matte/messages/account";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDataConnection } from "#domain/data/index.ts";
import { createReferral, loadReferral } from "#domain/referrals/referral-server.ts";
import { useLast } from "#domain/server/QueryProvider.tsx";
import { copyText } from "#lib/copy-text.ts";
import { toasts } from "#ui/index.ts";
import { OnlineAction, Part } from "../Part.tsx";

const { referral: texts } = account;

/** Those who came by the user's looks, and a link to the present one; hidden where payments give no months. */
export function ReferralPart({ uid }: { readonly uid: string }) {
  const { connection, reachability } = useDataConnection();
  const queryKey = ["referral", uid];
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: () => loadReferral(connection, uid),
    enabled: reachability !== "offline",
  });
  const referral = useLast(data);
  if (referral?.offered !== true) return null;
  const link = async (): Promise<string> => {
    const created = await createReferral(connection, uid);
    client.setQueryData(queryKey, created);
    const { presentLink } = await import("./present-link.ts");
    return presentLink(uid, created.code);
  };
  return (
    <Part title={texts.title}>
      <Figures referral={referral} />
      <p>{texts.text}</p>
      <OnlineAction label={texts.copyLink} note={texts.note} onClick={() => void copy(link())} />
    </Part>
  );
}

async function copy(link: Promise<string>): Promise<void> {
  try {
    await copyText(link);
    toasts.success(texts.copied);
  } catch (error) {
    console.error("The link was not copied.", error);
    toasts.error(texts.notCopied);
  }
}

function Figures({ referral }: { readonly referral: Referral }) {
  return (
    <dl className="account-figures">
      {(["opened", "joined", "paid"] as const).map((step) => (
        <div key={step}>
          <dt>{texts.figures[step]}</dt>
          <dd className="num">{texts.count(referral[step])}</dd>
        </div>
      ))}
    </dl>
  );
}
