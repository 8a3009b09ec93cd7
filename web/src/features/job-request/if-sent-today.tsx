import { Trans } from "@lingui/react/macro";
import { guaranteeDeadline } from "@metiro/shared/guarantee/working-hours";
import { useState } from "react";
import { useSite } from "#site/use-site.ts";
import { usePromiseWords } from "#domain/guarantee/promise-text.ts";

/** What is promised of a request that nobody has yet: by when there are answers if it leaves today, and what follows otherwise. */
export function IfSentToday() {
  const { promisedHours, promisedAnswers } = useSite();
  const [due] = useState(() => guaranteeDeadline(new Date(), promisedHours).due.toISOString());
  const words = usePromiseWords()({ due, answers: promisedAnswers });
  const promise = words.charAt(0).toLowerCase() + words.slice(1);
  return <Trans>Si nous l’envoyons aujourd’hui, {promise}. Sinon, nous l’envoyons à d’autres entreprises.</Trans>;
}
