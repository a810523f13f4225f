import { Button } from "#ui/index.ts";

/** Fetches the next page of a list that goes on. */
export function ShowMore({ loading, onMore }: { readonly loading: boolean; readonly onMore: () => void }) {
  return (
    <p className="admin-more">
      <Button variant="line" disabled={loading} onClick={onMore}>
        Show more
      </Button>
    </p>
  );
}
