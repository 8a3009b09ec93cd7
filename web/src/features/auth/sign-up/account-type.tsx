import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { AccountSearch } from "#session/guest/guest.ts";

const partClass = [
  "grid min-h-11 min-w-0 place-items-center rounded-sm px-3 text-center text-sm font-semibold text-ink-2 no-underline hover:text-ink md:min-h-10",
  "aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:ring aria-[current=page]:ring-line-strong",
].join(" ");

/** The two kinds of account, each with its form. */
export function AccountType({ search }: { search: AccountSearch }) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Type de compte`}
      className="grid min-w-0 auto-cols-fr grid-flow-col gap-[3px] rounded-md bg-sunken p-[3px]"
    >
      <Link to="/auth/register/tenderer" search={search} replace className={partClass}>
        <Trans>Je suis client</Trans>
      </Link>
      <Link to="/auth/register/company" search={search} replace className={partClass}>
        <Trans>Je suis une entreprise</Trans>
      </Link>
    </nav>
  );
}
