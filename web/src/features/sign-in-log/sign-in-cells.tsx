import { Trans } from "@lingui/react/macro";
import type { RecordedSignIn } from "@metiro/shared/auth/sign-ins";
import { personName } from "@metiro/shared/user/nameless";
import { Link } from "@tanstack/react-router";
import { CellNote } from "#ui/table/table.tsx";

const linkClass = "inline-flex min-h-6 items-center text-ink no-underline wrap-anywhere hover:underline";

/** Whose account it was, and the way to its file; nobody's where no account has what was typed. */
export function AccountOf({ signIn: { account } }: { signIn: RecordedSignIn }) {
  if (!account)
    return (
      <span className="text-ink-3">
        <Trans>Aucun compte</Trans>
      </span>
    );
  return (
    <span>
      <Link to="/admin/users/$id" params={{ id: account.id }} className={linkClass}>
        {personName(account) ?? account.email}
      </Link>
      {/* The name leads to all of it, as does the row. */}
      <CellNote className="-mt-0.5 max-md:hidden!">
        <span title={account.email} className="line-clamp-1 break-all">
          {account.email}
        </span>
      </CellNote>
    </span>
  );
}

/** The address of the network, and the way to all that came from there. */
export const AddressOf = ({ signIn: { address } }: { signIn: RecordedSignIn }) => (
  <Link to="/admin/audit/sign-ins" search={{ search: address }} className={linkClass}>
    <span className="num">{address}</span>
  </Link>
);
