import { useLingui } from "@lingui/react/macro";
import type { answerForm } from "@metiro/shared/job-request/answer";
import { saysSomething } from "@metiro/shared/job-request/response";
import { useEffect } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { z } from "zod";

type Form = UseFormReturn<z.input<typeof answerForm>, unknown, z.output<typeof answerForm>>;

/**
 * What an answer still lacks while nothing is in it. The fault that says so stands at the message and is looked at again as soon as
 * there is something: by itself a form checks a field when that field changes, and what was missing may be a price.
 */
export function useMissing({ control, getFieldState, trigger }: Form): string | undefined {
  const { t } = useLingui();
  const [message, priceMin, priceMax, visit, documentId] = useWatch({
    control,
    name: ["message", "priceMin", "priceMax", "visit", "documentId"],
  });
  const says = saysSomething({ message, priceMin, priceMax, visit, documentId } as Parameters<typeof saysSomething>[0]);
  useEffect(() => {
    const { error } = getFieldState("message");
    if (says && error && error.type !== "server") void trigger("message");
  }, [says, getFieldState, trigger]);
  return says ? undefined : t`Il manque un message, un prix, une visite ou un PDF.`;
}
