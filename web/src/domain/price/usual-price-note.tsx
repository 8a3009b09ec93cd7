import type { PriceInput } from "@metiro/shared/price/schema";
import type { ReactNode } from "react";
import { MethodLink } from "./method-link.tsx";
import { UsualScale } from "./usual-scale.tsx";
import { UsualSentence } from "./usual-sentence.tsx";
import { useUsualPrice } from "./use-usual-price.ts";

interface UsualPriceNoteProps {
  asked: PriceInput;
  /** What it means where it is read. */
  children: ReactNode;
}

/** What offers ask, beside a form in which an amount is typed; nothing where too few offers are there to tell. */
export default function UsualPriceNote({ asked, children }: UsualPriceNoteProps) {
  const price = useUsualPrice(asked);
  if (!price) return null;
  return (
    <div className="grid gap-3 rounded-md border border-line bg-surface p-4 text-sm text-ink-2">
      <p>
        <UsualSentence price={price} />
      </p>
      <UsualScale price={price} />
      <p>
        {children} <MethodLink beside />
      </p>
    </div>
  );
}
