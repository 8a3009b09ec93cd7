import { useLingui } from "@lingui/react/macro";
import { ChevronLeft } from "lucide-react";
import { Avatar } from "#ui/display/avatar.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";
import { PassportBadge } from "#domain/proof/passport-badge.tsx";
import { linksOf } from "#domain/conversation/links-of.tsx";
import type { ConversationParties } from "#domain/conversation/parties.ts";

interface ConversationHeadProps {
  parties: ConversationParties;
  companyId: string;
  verified: boolean;
  title: string;
  requestId: string;
}

/** With whom one talks, about what, and the ways out. */
export function ConversationHead({
  parties: { side, other },
  companyId,
  verified,
  title,
  requestId,
}: ConversationHeadProps) {
  const { t } = useLingui();
  const links = linksOf[side];
  return (
    <header className="flex items-center gap-2 border-b border-line py-2 pr-4 pl-2 md:gap-3 md:px-4 md:py-3">
      {links.all({
        // Where the list stands beside it there is nothing to go back to.
        className: buttonClass({ variant: "ghost", shape: "icon", className: "lg:hidden" }),
        "aria-label": t`Toutes les conversations`,
        children: <Icon of={ChevronLeft} />,
      })}
      <Avatar name={other} round={side === "company"} />
      <div className="min-w-0 flex-1">
        <h1 className="flex min-w-0 items-center gap-1.5 font-sans text-base leading-5.5 font-semibold outline-none">
          <span className="truncate">{other}</span>
          {side === "client" && verified && (
            <PassportBadge companyId={companyId} name={other} className="relative z-10 -my-3" />
          )}
        </h1>
        {links.request(requestId, {
          className:
            "-my-2.5 block truncate py-2.5 text-sm text-accent-ink underline decoration-1 underline-offset-[0.2em] hover:decoration-2",
          children: title,
        })}
      </div>
    </header>
  );
}
