import { useEffect, useEffectEvent, useState } from "react";

const pause = 300;

/**
 * The text of a search field whose settled value lives in the address. What is being typed stays while the address
 * follows, however late; a value that was not sent from here (back, reset) replaces the text.
 */
export function useDebouncedSearch(value: string, onSearch: (text: string) => void) {
  const [state, setState] = useState<{ text: string; seen: string; sent: readonly string[] }>({
    text: value,
    seen: value,
    sent: [],
  });
  if (state.seen !== value) {
    const mine = state.sent.indexOf(value);
    setState({ text: mine === -1 ? value : state.text, seen: value, sent: state.sent.slice(mine + 1) });
  }
  const send = useEffectEvent((text: string) => {
    if (text === (state.sent.at(-1) ?? value)) return;
    setState({ ...state, sent: [...state.sent, text] });
    onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => send(state.text.trim()), pause);
    return () => clearTimeout(timer);
  }, [state.text]);
  return { text: state.text, type: (text: string) => setState({ ...state, text }) };
}
