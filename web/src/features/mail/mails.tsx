import { Suspense, useState } from "react";
import { useListSearch } from "#list/use-list-search.ts";
import { FailedMails } from "./failed-mails.tsx";
import { HeldMails } from "./held-mails.tsx";
import { type MailView, mailsSearch, viewOf } from "./mails-search.ts";
import type { Mail } from "./mails-screen.tsx";
import { SentMails } from "./sent-mails.tsx";
import { WaitingMails } from "./waiting-mails.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const MailPreview = lazyPart(() => import("./mail-preview.tsx"));

const views = {
  failed: FailedMails,
  waiting: WaitingMails,
  held: HeldMails,
  sent: SentMails,
} as const satisfies Record<MailView, unknown>;

/** The mails that could not be delivered, those on their way, those whose readers let them wait, and those that are done with. */
export function Mails() {
  const list = useListSearch(mailsSearch, ["view"]);
  const [shown, setShown] = useState<Mail>();
  const View = views[viewOf(list.values)];
  return (
    <>
      <View list={list} onShow={setShown} />
      {shown && (
        <Suspense>
          <MailPreview mail={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}
