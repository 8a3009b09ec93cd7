import { personName } from "@metiro/shared/user/nameless";
import { type RecordedSignIn, type SignInFilter, signInFilter } from "@metiro/shared/auth/sign-ins";
import { lookedUp } from "../../../db/paging/keyset-page.ts";
import { orderBy } from "../../../db/paging/order.ts";
import { signInEvents } from "../../../db/schema/index.ts";
import { yesOrNo } from "../../../i18n/account-words.ts";
import { momentCell } from "../../../exports/csv.ts";
import { type CsvColumn, csvExport } from "../../../exports/csv-export.ts";
import { noteExported } from "../../data-access/index.ts";
import { signInsQuery, recordedSignIns } from "./list.ts";

type Header = CsvColumn<RecordedSignIn>["header"];

const methodWords: Record<RecordedSignIn["method"], Header> = {
  password: (i18n) => i18n.t({ id: "csv.signIn.password", message: "Mot de passe" }),
  code: (i18n) => i18n.t({ id: "csv.signIn.code", message: "Code reçu par e-mail" }),
  passkey: (i18n) => i18n.t({ id: "csv.signIn.passkey", message: "Clé d’accès" }),
  secondFactor: (i18n) => i18n.t({ id: "csv.signIn.secondFactor", message: "Second facteur" }),
  passwordReset: (i18n) => i18n.t({ id: "csv.signIn.passwordReset", message: "Mot de passe oublié" }),
  invitation: (i18n) => i18n.t({ id: "csv.signIn.invitation", message: "Invitation" }),
  ownPassword: (i18n) => i18n.t({ id: "csv.signIn.ownPassword", message: "Mot de passe redemandé" }),
  call: (i18n) => i18n.t({ id: "csv.signIn.call", message: "Appel interdit" }),
};

const outcomeWords: Record<RecordedSignIn["outcome"], Header> = {
  opened: (i18n) => i18n.t({ id: "csv.signIn.opened", message: "Connexion" }),
  confirmed: (i18n) => i18n.t({ id: "csv.signIn.confirmed", message: "Nouveau mot de passe choisi" }),
  secondFactorAsked: (i18n) => i18n.t({ id: "csv.signIn.secondFactorAsked", message: "Second facteur demandé" }),
  wrong: (i18n) => i18n.t({ id: "csv.signIn.wrong", message: "Essai refusé" }),
  paused: (i18n) => i18n.t({ id: "csv.signIn.paused", message: "Essai refusé\u00a0: trop d’essais" }),
  locked: (i18n) => i18n.t({ id: "csv.signIn.locked", message: "Essai refusé\u00a0: compte bloqué" }),
  forbidden: (i18n) => i18n.t({ id: "csv.signIn.forbidden", message: "Action interdite" }),
};

const secondFactorWords: Record<NonNullable<RecordedSignIn["secondFactor"]>, Header> = {
  totp: (i18n) => i18n.t({ id: "csv.signIn.totp", message: "Application de codes" }),
  passkey: (i18n) => i18n.t({ id: "csv.signIn.passkey", message: "Clé d’accès" }),
  backupCode: (i18n) => i18n.t({ id: "csv.signIn.backupCode", message: "Code de secours" }),
};

const columns: readonly CsvColumn<RecordedSignIn>[] = [
  { header: (i18n) => i18n.t({ id: "csv.signIn.at", message: "Le" }), cell: ({ at }) => momentCell(at) },
  {
    header: (i18n) => i18n.t({ id: "csv.signIn.outcome", message: "Résultat" }),
    cell: ({ outcome }, i18n) => outcomeWords[outcome](i18n),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.signIn.method", message: "Moyen" }),
    cell: ({ method }, i18n) => methodWords[method](i18n),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.signIn.secondFactor", message: "Second facteur" }),
    cell: ({ secondFactor }, i18n) => secondFactor && secondFactorWords[secondFactor](i18n),
  },
  {
    header: (i18n) => i18n.t({ id: "csv.signIn.account", message: "Compte" }),
    cell: ({ account }) => account && personName(account),
  },
  { header: (i18n) => i18n.t({ id: "csv.email", message: "E-mail" }), cell: ({ account }) => account?.email },
  { header: (i18n) => i18n.t({ id: "csv.signIn.address", message: "Adresse réseau" }), cell: ({ address }) => address },
  { header: (i18n) => i18n.t({ id: "csv.signIn.device", message: "Appareil" }), cell: ({ device }) => device },
  {
    header: (i18n) => i18n.t({ id: "csv.signIn.fromNewDevice", message: "Nouvel appareil" }),
    cell: ({ fromNewDevice }, i18n) => yesOrNo(fromNewDevice, i18n),
  },
  { header: (i18n) => i18n.t({ id: "csv.signIn.refusedCall", message: "Appel refusé" }), cell: ({ call }) => call },
];

/** « Connexions » as a file. */
export const signInExport = csvExport<SignInFilter, RecordedSignIn>({
  call: "signIn.export",
  path: "/SignIn/Export",
  tag: "Audit",
  summary: "The sign-ins and refusals of a filter as a file",
  fileName: "connexions",
  input: signInFilter,
  columns,
  ids: ({ db }, filter) => {
    const { where, order } = signInsQuery(filter);
    return db
      .select({ id: signInEvents.id })
      .from(signInEvents)
      .where(filter.search === undefined ? where : lookedUp(signInEvents, signInEvents.id, where))
      .orderBy(...orderBy(order));
  },
  rows: ({ db }, ids) => recordedSignIns(db, ids),
  noted: ({ db, actor }, ids) => noteExported(db, actor, "signIns", ids),
  audited: ({ search, ...filter }) => ({ ...filter, ...(search !== undefined && { searched: true }) }),
});
