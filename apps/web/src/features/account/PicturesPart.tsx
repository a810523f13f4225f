import type { UserChanges, UserDocument } from "@matte/contracts";
import { account } from "@matte/messages/account";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { startTransition, useEffect, useOptimistic } from "react";
import { countPictures, deletePictures } from "#domain/account/picture-server.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { useLast } from "#domain/server/QueryProvider.tsx";
import { Switch, toasts } from "#ui/index.ts";
import { OnlineAction, Part } from "./Part.tsx";

const { pictures: texts } = account;

interface PicturesProps {
  readonly document: UserDocument;
  /** Saves changes to the user's document, later if there is no network. */
  readonly save: (changes: UserChanges) => Promise<unknown>;
}

/** Number and size of the pictures stored by the server, and the switch for further ones. */
export function PicturesPart({ document, save }: PicturesProps) {
  useEffect(() => {
    // The browser looked for the link's target before the page was there.
    if (location.hash === "#pictures") window.document.getElementById("pictures")?.scrollIntoView();
  }, []);
  const { stored, failed, deleting, removeAll } = usePictures(document.uid);
  const { preferences } = document;
  const [storesCopies, showChoice] = useOptimistic(preferences?.storeCopies !== false);
  const store = (storeCopies: boolean): void =>
    startTransition(async () => {
      showChoice(storeCopies);
      await save({ preferences: { ...preferences, storeCopies } });
    });
  return (
    <Part title={texts.title} id="pictures">
      {stored && <p className="account-plan num">{texts.stored(stored.count, stored.bytes)}</p>}
      {failed && <p role="alert">{texts.failed}</p>}
      <p>{texts.text}</p>
      <Switch label={texts.storeCopies} checked={storesCopies} onChange={store} />
      {stored !== null && stored.count > 0 && (
        <OnlineAction label={texts.deleteAll} busy={deleting} note={texts.deleteNote} onClick={removeAll} />
      )}
    </Part>
  );
}

function usePictures(uid: string) {
  const { connection } = useDataConnection();
  const client = useQueryClient();
  const queryKey = ["pictures", uid];
  const { data, isError } = useQuery({ queryKey, queryFn: () => countPictures(connection, uid) });
  const deletion = useMutation({
    mutationFn: () => deletePictures(connection, uid),
    onSuccess: (left) => {
      client.setQueryData(queryKey, left);
      toasts.success(texts.deleted);
    },
    onError: (error) => {
      console.error("The pictures were not deleted.", error);
      toasts.error(texts.notDeleted);
    },
  });
  return {
    stored: useLast(data) ?? null,
    failed: isError,
    deleting: deletion.isPending,
    removeAll: () => deletion.mutate(),
  };
}
