import type { Adapter, AdapterPayload } from "oidc-provider";

interface Entry {
  readonly model: string;
  readonly payload: AdapterPayload;
  readonly until: number;
}

/** Far more sign-ins than a developer or a test has in progress. */
const MAX_ENTRIES = 10_000;

/**
 * Makes adapters for oidc-provider's models, all over one map.
 * @see https://github.com/panva/node-oidc-provider/blob/main/example/my_adapter.js
 */
export function memoryAdapter(now: () => number = Date.now): (model: string) => Adapter {
  const entries = new Map<string, Entry>();
  const unexpired = (entry: Entry | undefined): AdapterPayload | undefined =>
    entry !== undefined && entry.until > now() ? entry.payload : undefined;

  return (model) => {
    const keyOf = (id: string): string => `${model}:${id}`;
    const find = async (id: string): Promise<AdapterPayload | undefined> => unexpired(entries.get(keyOf(id)));
    return {
      find,
      findByUid: async (uid) =>
        unexpired([...entries.values()].find((e) => e.model === model && e.payload.uid === uid)),
      // For the disabled device flow.
      findByUserCode: async () => undefined,
      upsert: async (id, payload, expiresInS) => {
        const until = expiresInS === undefined ? Infinity : now() + expiresInS * 1000;
        entries.delete(keyOf(id));
        entries.set(keyOf(id), { model, payload, until });
        const [oldest] = entries.keys();
        if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
      },
      consume: async (id) => {
        const payload = await find(id);
        if (payload !== undefined) payload.consumed = Math.floor(now() / 1000);
      },
      destroy: async (id) => void entries.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
