import type { SignedIn } from "@metiro/shared/auth/schema";
import { type Claims, claimsOf } from "./claims.ts";
import { forgetDraftsOfOthers } from "#drafts/device-draft.ts";
import { forgetBegun, forgetPerson, goOnForgetting } from "./device/device-data.ts";

/** The keys of the specification. */
const tokenKey = "token";
const userKey = "currentUser";
/** Whose session ran out on this device, and so whose begun work may still be there. */
const leftByKey = "left-by";

export type CurrentUser = Omit<SignedIn, "token">;

export interface SessionState {
  user: CurrentUser;
  token?: string;
  /** Absent when the token cannot be read: then there is no role. */
  claims?: Claims;
}

export type Session = ReturnType<typeof createSession>;

/** Who is signed in: in memory for this page, in the browser's storage for the next one. Without storage: nobody. */
export function createSession(storage?: Storage) {
  goOnForgetting(storage);
  let state = read(storage);
  const listeners = new Set<() => void>();

  function set(next: SessionState | undefined) {
    state = next;
    for (const listener of listeners) listener();
  }

  function store(user: CurrentUser, token: string) {
    storage?.setItem(userKey, JSON.stringify(user));
    storage?.setItem(tokenKey, token);
    set(stateOf(user, token));
  }

  return {
    current: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signIn: ({ token, ...user }: SignedIn) => {
      // Not what a stranger began: it is the account's that the stranger signs in to.
      if (state && state.user.id !== user.id) forgetPerson(storage);
      const left = storage?.getItem(leftByKey);
      if (left && left !== user.id) forgetBegun(storage);
      storage?.removeItem(leftByKey);
      forgetDraftsOfOthers(storage, user.id);
      store(user, token);
    },
    /** The same person with other claims: e-mail verified, profile completed, password changed. */
    replaceToken: (token: string) => state && store(state.user, token),
    /** The same token with another name or e-mail. */
    replaceUser: (user: CurrentUser) => state?.token && store(user, state.token),
    /** Nobody is signed in any more; what the person left on the device goes along. A stranger's drafts stay. */
    end: () => {
      if (state || storage?.getItem(tokenKey)) forgetPerson(storage);
      storage?.removeItem(tokenKey);
      storage?.removeItem(userKey);
      storage?.removeItem(leftByKey);
      set(undefined);
    },
    /**
     * The session is over, but nobody has signed out: its time has come, or the page belongs to another role. What the person
     * began waits on this device for that person alone.
     */
    expire: () => {
      if (state || storage?.getItem(tokenKey)) forgetPerson(storage, { butDrafts: true });
      if (state) storage?.setItem(leftByKey, state.user.id);
      storage?.removeItem(tokenKey);
      storage?.removeItem(userKey);
      set(undefined);
    },
    /** Reads what another tab has written. */
    refresh: () => set(read(storage)),
  };
}

function read(storage: Storage | undefined): SessionState | undefined {
  const user = parseUser(storage?.getItem(userKey));
  return user && stateOf(user, storage?.getItem(tokenKey) ?? undefined);
}

function stateOf(user: CurrentUser, token: string | undefined): SessionState {
  const claims = claimsOf(token);
  return { user, ...(token && { token }), ...(claims && { claims }) };
}

function parseUser(text: string | null | undefined): CurrentUser | undefined {
  if (!text) return undefined;
  try {
    const user: unknown = JSON.parse(text);
    return isUser(user) ? user : undefined;
  } catch {
    return undefined;
  }
}

const isUser = (value: unknown): value is CurrentUser =>
  typeof value === "object" && value !== null && "id" in value && "email" in value;

/** Whether a change of the browser's storage, made by another tab, concerns the session. */
export const concernsSession = ({ key }: StorageEvent): boolean => key === null || key === tokenKey || key === userKey;
