import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { TRPCClientErrorLike } from "@trpc/client";
import type { AppRouter } from "@metiro/server/router";
import { messagesOf, statusOf, problemIn } from "./failure.ts";
import type { CallContext } from "./failure-link.ts";
import { shownFor } from "./shown-failure.ts";

/** What a refused call needs of the session: whose it was, and how it ends. */
interface EndingSession {
  current: () => { token?: string } | undefined;
  /** Reads what another tab has written. */
  refresh: () => void;
  expire: () => void;
}

interface Dependencies {
  session: EndingSession;
  i18n: I18n;
  showError: (status: number, text: string, options: { silent: boolean }) => void;
  reload: () => void;
  /** Leads to where an admin adds the second factor that it is asked for. */
  enrol: () => void;
}

const unsaid = msg`Une erreur s'est produite !`;
const offline = msg`Rien n’est parti. Réessayez quand la connexion est revenue.`;

/** What happens after any failed call, in this one place. */
export function failureHandler({ session, i18n, showError, reload, enrol }: Dependencies) {
  return (error: TRPCClientErrorLike<AppRouter>, { quiet, token }: CallContext, sentWith?: string): void => {
    const problem = problemIn(error);
    const status = statusOf(error);
    // A failed sign-in is 401 as well, and ends nothing.
    if (status === 401 && problem?.code !== "LOGIN_FAILED") {
      // A token of its own says nothing of the session of now.
      if (token !== undefined) return;
      // Nor does one that this tab or another has replaced meanwhile: the page goes on with the new one.
      session.refresh();
      if (!session.current()) return;
      if (session.current()?.token === sentWith) session.expire();
      reload();
      return;
    }
    if (problem?.code === "SECOND_FACTOR_ENROLMENT_REQUIRED") {
      enrol();
      return;
    }
    if (quiet) return;
    // The caller learns of it only now: a form then says that it shows the refusal itself.
    setTimeout(() => {
      const shown = shownFor(error);
      if (shown === "instead") return;
      const messages = problem ? messagesOf(problem) : [i18n._(navigator.onLine ? unsaid : offline)];
      for (const message of messages) showError(status, message, { silent: shown === "beside" });
    });
  };
}
