import { responsibilities } from "./responsibilities.ts";
import { TextPage } from "./text-page.tsx";
import { usePageText } from "./use-page-text.ts";

export function ResponsibilitiesPage() {
  return <TextPage {...usePageText(responsibilities)} />;
}
