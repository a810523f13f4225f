/** Limits each user's simultaneous uploads, receiving and checking included. */
import { DomainError } from "../domain/domain-error.ts";

export interface UploadSlots {
  /**
   * Runs an upload.
   * @throws {DomainError} `rate-limited` when this user has too many uploads running
   */
  run<T>(user: string, upload: () => Promise<T>): Promise<T>;
}

const LIMIT = 6;
const RETRY_S = 1;

export function createUploadSlots(): UploadSlots {
  const taken = new Map<string, number>();
  return {
    run: async (user, upload) => {
      const others = taken.get(user) ?? 0;
      if (others >= LIMIT) throw new DomainError("rate-limited", { seconds: RETRY_S });
      taken.set(user, others + 1);
      try {
        return await upload();
      } finally {
        const left = (taken.get(user) ?? 1) - 1;
        if (left > 0) taken.set(user, left);
        else taken.delete(user);
      }
    },
  };
}
