import type { PageForm, SentForm } from "../plugins/pages/posted-forms.ts";
import { createCallerFactory } from "../trpc/init.ts";
import { appRouter } from "./router.ts";

const callerOf = createCallerFactory(appRouter);
const person = ["firstName", "lastName", "email", "phone"] as const;

/** The forms of account pages that work without their script; what asks for a proof against robots is refused then, as by any other way. */
export const pageForms: Readonly<Record<string, PageForm>> = {
  "/auth/login": {
    call: "auth.signIn",
    shown: ["email"],
    send: async (ctx, { fields: { email = "", password = "" } }) => ({
      user: await callerOf(ctx).auth.signIn({ email, password }),
    }),
  },
  "/auth/forgot-password": {
    call: "auth.forgotPassword",
    shown: ["email"],
    send: async (ctx, { fields: { email = "" }, search }) => {
      await callerOf(ctx).auth.forgotPassword({ email });
      return { next: `/auth/reset-password${onward(search)}` };
    },
  },
  "/auth/reset-password": {
    call: "auth.resetPassword",
    shown: ["email"],
    send: async (ctx, { fields, search }) => {
      // The link of an invitation names both.
      const linked = new URLSearchParams(search);
      const email = fields["email"] ?? linked.get("email") ?? "";
      const code = given(fields["code"] ?? linked.get("invitation"));
      await callerOf(ctx).auth.resetPassword({ email, code, newPassword: given(fields["newPassword"]) });
      return { next: `/auth/login${onward(search)}` };
    },
  },
  "/auth/register/tenderer": {
    call: "auth.signUpTenderer",
    shown: person,
    send: async (ctx, sent) => {
      await callerOf(ctx).auth.signUpTenderer(signUpOf(ctx.lang, sent));
      return { next: `/auth/login${onward(sent.search)}` };
    },
  },
  "/auth/register/company": {
    call: "auth.signUpCompany",
    shown: [...person, "companyName", "uid", "website"],
    send: async (ctx, sent) => {
      const { companyName = "", uid, website } = sent.fields;
      return {
        user: await callerOf(ctx).auth.signUpCompany({ ...signUpOf(ctx.lang, sent), companyName, uid, website }),
      };
    },
  },
};

/** The calls take these as absent where they are empty, and do less; a page asks for them. */
const given = (text: string | null | undefined): string => text || " ";

const returnUrlOf = (search: string): string | undefined => new URLSearchParams(search).get("returnUrl") ?? undefined;

/** Where one was going, for the page that is next. */
function onward(search: string): string {
  const returnUrl = returnUrlOf(search);
  return returnUrl === undefined ? "" : `?${new URLSearchParams({ returnUrl }).toString()}`;
}

function signUpOf(lang: string, { fields, search }: SentForm) {
  const { email = "", firstName = "", lastName = "", phone, acceptConditions } = fields;
  const returnUrl = returnUrlOf(search);
  return {
    email,
    password: given(fields["password"]),
    firstName,
    lastName,
    phone,
    acceptConditions: acceptConditions !== undefined,
    lang,
    returnUrl,
  };
}
