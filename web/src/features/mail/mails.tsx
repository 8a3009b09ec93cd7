import { lazy, Suspense, useState } from "react";
import { useListSearch } from "../../list/use-list-search.ts";
import { FailedMails } from "./failed-mails.tsx";
import { mailsSearch } from "./mails-search.ts";
import { WaitingMails } from "./waiting-mails.tsx";

const MailPreview = lazy(() => import("./mail-preview.tsx"));

/** The mails that could not be delivered, and those on their way. */
export function Mails() {
  const list = useListSearch(mailsSearch, ["view"]);
  const [shown, setShown] = useState<{ id: string; kind: string }>();
  const View = list.values.view === "failed" ? FailedMails : WaitingMails;
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
