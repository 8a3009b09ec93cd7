import { Trans, useLingui } from "@lingui/react/macro";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { CallsProvider } from "#api/calls-provider.tsx";
import { ScreenHead } from "#form/question/screen-head.tsx";
import { WizardShell } from "#layout/wizard/wizard-shell.tsx";
import { useSession } from "#session/use-session.ts";
import { Note } from "#ui/feedback/note.tsx";
import { CodeScreen } from "./code-screen.tsx";
import type { Draft } from "../draft/draft.ts";
import { SendBar } from "./send-bar.tsx";
import { useAccount } from "./use-account.ts";
import { useSendRequest } from "./use-send.ts";
import type { Address } from "../page/wizard-search.ts";

interface EndingProps {
  subcategory: SubcategoryWithForm;
  /** The icon of its category, and its name. */
  icon: string | undefined;
  name: string;
  draft: Draft;
  change: (patch: Partial<Draft>) => void;
  forget: () => void;
  /** Leads back to what the server would not have, with its messages. */
  refuse: (messages: Record<string, string[]>) => void;
  go: Address["go"];
  /** The address says that a code is asked for. */
  atCode: boolean;
  titleRef: RefObject<HTMLHeadingElement | null>;
  /** Called with the screen that is shown. */
  startScreen: (screen: string) => void;
  onLeave: () => void;
  /** The request is on its way, or no longer. */
  onSending: (sending: boolean) => void;
  /** The summary, with the button that sends and what stands at its head and its end. */
  children: (parts: { send: ReactNode; head: ReactNode; end: ReactNode }) => ReactNode;
}

/** The summary and what follows it: the account of a stranger, the code of the mail, the sending. */
export const Ending = (props: EndingProps) => (
  <CallsProvider>
    <Sending {...props} />
  </CallsProvider>
);

function Sending({ subcategory, icon, name, draft, change, forget, refuse, go, atCode, ...rest }: EndingProps) {
  const { titleRef, startScreen, onLeave, onSending, children } = rest;
  const { t } = useLingui();
  const session = useSession();
  const claims = session?.claims;
  const send = useSendRequest({ subcategory, draft, onSent: forget, onRefused: refuse });
  const isSending = send.sending !== false;
  useEffect(() => onSending(isSending), [isSending, onSending]);
  const account = useAccount({ slug: subcategory.slug, draft, change, onRefused: refuse, enabled: !claims });
  const isUnconfirmed = claims?.role === "Tenderer" && !claims.emailConfirmed;
  // The address still says "code" after a confirmed sending has failed: the summary that is left then asks for none.
  const [isEntering, setIsEntering] = useState(false);
  const confirms = atCode && (isEntering || isUnconfirmed || (!claims && draft.codeSentTo !== undefined));
  useEffect(() => startScreen(confirms ? "code" : "summary"), [startScreen, confirms]);
  // The mail's link leads to a page that asks for the code as well: who comes from there has pressed « Envoyer » before.
  const mayPublish = claims?.role === "Tenderer" && claims.emailConfirmed;
  const isOwed = useRef(atCode && mayPublish && draft.codeSentTo === session?.user.email);
  useEffect(() => {
    if (!isOwed.current) return;
    isOwed.current = false;
    void send.send();
  }, [send]);

  if (!confirms)
    return children({
      send: <SendBar draft={draft} send={send} account={account} go={go} onRefused={refuse} />,
      head: send.unsent !== undefined && (
        <Note tone="error">
          <strong className="font-semibold">
            <Trans>Votre demande n’est pas encore envoyée.</Trans>
          </strong>{" "}
          {send.unsent}
        </Note>
      ),
      end: account.widget,
    });
  return (
    <WizardShell icon={icon} name={name} progress={{ value: 1, label: t`Dernière étape` }} onLeave={onLeave}>
      <div className="grid gap-6">
        <ScreenHead ref={titleRef} place={t`Dernière étape`} title={t`Confirmez votre e-mail`} />
        <CodeScreen
          draft={draft}
          sendCode={account.sendCode}
          send={async (enter) => {
            setIsEntering(true);
            await send.send(enter);
            setIsEntering(false);
          }}
          busy={isSending}
          onOtherAddress={() => {
            change({ codeSentTo: undefined });
            go("contact", { editing: true });
          }}
        />
        {account.widget}
      </div>
    </WizardShell>
  );
}
