import { callRefusal, isForKeys, type Permission, permissions, type ProcedurePath } from "@metiro/shared/permissions";

/**
 * Who may call, in the document's way and in words. A public call has no lock, unless a token lets it tell more; one that is sent has to
 * be good on every call.
 */
export function access(
  path: ProcedurePath,
  { tokenCounts = false }: { tokenCounts?: boolean | undefined } = {},
): { security: object[]; description: string } {
  const { roles, unconfirmed }: Permission = permissions[path];
  const key = isForKeys(path) ? [{ apiKey: [] }] : [];
  if (callRefusal(path, null) === null)
    return tokenCounts
      ? {
          security: [{ bearer: [] }, ...key, {}],
          description: "Open to everybody; a token of the back office is told more.",
        }
      : { security: [], description: "Open to everybody." };
  const who = roles === "public" ? "" : roles.join(", ");
  const confirmed = who === "Admin" ? "" : unconfirmed ? "; also before the e-mail is confirmed" : "; e-mail confirmed";
  return { security: [{ bearer: [] }, ...key], description: `Open to: ${who}${confirmed}.` };
}
