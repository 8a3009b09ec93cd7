import { useLingui } from "@lingui/react/macro";
import type { AccessKind, DataAccess } from "@metiro/shared/data-access/schema";
import { formatMoment } from "@metiro/shared/text/format";
import { Building2, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useSite } from "#site/use-site.ts";
import { Icon } from "#ui/icon.tsx";
import { useCompanyName } from "#domain/company/use-company-name.ts";

/** Who saw what, in a sentence, and when; `children`: of which request. */
export function AccessRow({ access, children }: { access: DataAccess; children?: ReactNode }) {
  const wordsOf = useAccessWords();
  return (
    <div className="flex min-w-0 gap-3">
      <Icon of={access.company ? Building2 : ShieldCheck} size="sm" className="mt-1 shrink-0 text-ink-3" />
      <div className="min-w-0">
        <p className="wrap-anywhere">{wordsOf(access)}</p>
        {children}
        <p className="num text-xs text-ink-3">{formatMoment(access.at)}</p>
      </div>
    </div>
  );
}

/** « Peinture Morand Sàrl a vu vos coordonnées » */
function useAccessWords(): (access: DataAccess) => string {
  const { t } = useLingui();
  const { name: site } = useSite();
  const nameOf = useCompanyName();
  return ({ company, kind }) => {
    const who = company ? nameOf(company) : t`L’équipe ${site}`;
    const words: Record<AccessKind, string> = {
      request: t`${who} a ouvert votre demande`,
      contact: t`${who} a vu vos coordonnées`,
      profile: t`${who} a ouvert votre fiche client`,
      export: t`${who} a exporté une liste où vous figurez`,
      conversation: t`${who} a lu vos messages avec une entreprise`,
    };
    return words[kind];
  };
}
