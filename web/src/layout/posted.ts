import type { PostedForm } from "@metiro/shared/auth/posted-form";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { RouterContext } from "./router-context.ts";

/** What came of the form of this page, where the browser has sent it by itself. Whoever comes back to the page finds it as ever. */
export function usePosted(): PostedForm | undefined {
  const { context } = useRouter().options;
  const [posted] = useState(() => context.posted);
  useEffect(() => forget(context), [context]);
  return posted;
}

const forget = (context: RouterContext): void => void delete context.posted;
