import { callRefusal, type Permission, permissions, type ProcedurePath } from "@metiro/shared/permissions";

/** Who may call, in the document's way and in words. A public call needs no token, but one that is sent has to be good. */
export function access(path: ProcedurePath): { security: object[]; description: string } {
  const { roles, unconfirmed }: Permission = permissions[path];
  if (callRefusal(path, null) === null)
    return { security: [{}, { bearer: [] }], description: "Open to everybody, signed in or not." };
  const who = roles === "public" ? "" : roles.join(", ");
  const confirmed = who === "Admin" ? "" : unconfirmed ? "; also before the e-mail is confirmed" : "; e-mail confirmed";
  return { security: [{ bearer: [] }], description: `Open to: ${who}${confirmed}.` };
}
