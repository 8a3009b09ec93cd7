import { conditions } from "./conditions.ts";
import { TextPage } from "./text-page.tsx";
import { usePageText } from "./use-page-text.ts";

export function ConditionsPage() {
  return <TextPage {...usePageText(conditions)} />;
}
