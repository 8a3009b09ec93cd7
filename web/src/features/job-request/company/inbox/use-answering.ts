import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";

/** The request that is answered over the inbox. */
interface Answering {
  id: string;
  title: string;
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The request whose answer is written over the inbox. */
    answering?: Answering;
  }
}

/** The sheet over the inbox stands in the history: the way back of a phone closes it and leaves the inbox where it is. */
export function useAnswering() {
  const router = useRouter();
  const navigate = useNavigate();
  const answering = useLocation({ select: ({ state }) => state.answering });
  return {
    answering,
    answer: ({ id, title }: Answering) =>
      void navigate({
        to: ".",
        search: true,
        state: (before) => ({ ...before, answering: { id, title } }),
        resetScroll: false,
      }),
    // It closes when the answer is sent as well, and may have been left by then.
    leave: () => router.state.location.state.answering && router.history.back(),
  };
}
