import { useRouter } from "@tanstack/react-router";
import { toast } from "#ui/feedback/toast-store.ts";

/** Takes a token with other claims in place of the one of now; the page is loaded again with it and then says `told`. */
export function useNewToken(): (token: string, told: string) => void {
  const { session } = useRouter().options.context;
  return (token, told) => {
    session.replaceToken(token);
    toast.successAfterReload(told);
    window.location.reload();
  };
}
