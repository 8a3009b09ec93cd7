import { trpc } from "#api/trpc.ts";

/** For what changes an account: every list and page that shows something of it asks again. */
export function useRefreshPeople(): () => Promise<void> {
  const { user, company, tenderer, audit } = trpc.useUtils();
  return async () => {
    await Promise.all([user.invalidate(), company.invalidate(), tenderer.invalidate(), audit.list.invalidate()]);
  };
}
