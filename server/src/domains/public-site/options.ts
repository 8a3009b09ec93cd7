import type { Pages, SharedPage } from "../../plugins/pages/pages.ts";
import type { Services } from "../../trpc/services.ts";

export interface PublicSiteOptions {
  services: Services;
  load: () => Promise<Pick<Pages<never>, "patternOf" | "publicPatterns" | "pictogram">>;
  page: SharedPage;
}
