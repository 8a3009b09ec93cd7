import { type Permission, permissions, type ProcedurePath } from "@metiro/shared/permissions";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "@metiro/server/router";
import { expectedHere } from "../failure/shown-failure.ts";

const isOpen = (path: string): boolean => {
  const { viewable }: Permission = permissions[path as ProcedurePath];
  return viewable === true;
};

/**
 * Of a tab in which an admin looks at a panel: what is closed to a look is not even asked for. The server would refuse it; the page
 * says in words what is not shown.
 */
export const viewLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    isOpen(op.path)
      ? next(op)
      : observable((observer) => {
          const data = { code: "FORBIDDEN", httpStatus: 403, path: op.path };
          const error = TRPCClientError.from<AppRouter>({ error: { message: "FORBIDDEN", code: -32_003, data } });
          expectedHere(error);
          observer.error(error);
        });
