import { categoryId, subcategoryId, subregionId } from "../../catalogue.ts";
import { rowId } from "../../row-id.ts";
import { demoCurrency } from "../demo-plan.ts";
import type {
  CompanyPlan,
  DemoPlan,
  PostPlan,
  RequestPlan,
  SubscriptionPlan,
  TemplatePlan,
  TendererPlan,
  UserPlan,
} from "./plan.ts";

/** The rows of a plan: keys become ids, which are the same each time. */
export function planRows(plan: DemoPlan, passwordHash: string) {
  const companyIds = idsOf("company", plan.companies);
  const tendererIds = idsOf("tenderer", plan.tenderers);
  const idIn = (ids: Map<string, string>, key: string): string => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`the plan has no ${key}`);
    return id;
  };

  const account = (user: UserPlan) => ({
    ...user,
    id: rowId(user.createdAt, "user", user.email),
    passwordHash,
    updatedAt: user.createdAt,
  });
  const company = ({ key, user, subcategories, subregions, ...fields }: CompanyPlan) => ({
    ...fields,
    id: idIn(companyIds, key),
    user: account(user),
    subcategoryIds: subcategories.map(subcategoryId),
    subregionIds: subregions.map(subregionId),
    updatedAt: fields.createdAt,
  });
  const tenderer = ({ key, user, subregion, ...fields }: TendererPlan) => ({
    ...fields,
    id: idIn(tendererIds, key),
    user: account(user),
    subregionId: subregionId(subregion),
    updatedAt: fields.createdAt,
  });
  const request = ({
    tenderer,
    subcategory,
    subregion,
    recipients,
    doneCompany,
    photos: _photos,
    ...fields
  }: RequestPlan) => ({
    ...fields,
    ...(doneCompany !== undefined && { doneCompanyId: idIn(companyIds, doneCompany) }),
    id: requestId(fields),
    tendererId: idIn(tendererIds, tenderer),
    subcategoryId: subcategoryId(subcategory),
    subregionId: subregionId(subregion),
    currency: demoCurrency,
    updatedAt: fields.canceledAt ?? fields.processedAt ?? fields.createdAt,
    recipients: recipients.map(({ company, ...row }) => ({ ...row, companyId: idIn(companyIds, company) })),
  });
  const subscription = ({ company, ...fields }: SubscriptionPlan) => ({
    ...fields,
    id: rowId(fields.createdAt, "subscription", company, fields.startsOn, fields.endsOn),
    companyId: idIn(companyIds, company),
  });
  const post = ({ category, ...fields }: PostPlan) => ({
    ...fields,
    categoryId: category === undefined ? null : categoryId(category),
    id: rowId(fields.createdAt, "post", fields.slug),
    published: true,
    updatedAt: fields.publishedAt,
  });

  const template = ({ company, ...fields }: TemplatePlan) => ({
    ...fields,
    id: rowId(fields.createdAt, "template", company, fields.name),
    companyId: idIn(companyIds, company),
    currency: demoCurrency,
    updatedAt: fields.createdAt,
  });

  const admin = account(plan.admin);
  return {
    admin,
    companies: plan.companies.map(company),
    tenderers: plan.tenderers.map(tenderer),
    requests: plan.requests.map(request),
    subscriptions: plan.subscriptions.map(subscription),
    posts: plan.posts.map(post),
    templates: plan.templates.map(template),
  };
}

const requestId = ({ createdAt, title }: Pick<RequestPlan, "createdAt" | "title">) =>
  rowId(createdAt, "request", title);

const idsOf = (kind: string, all: readonly { key: string; createdAt: string }[]) =>
  new Map(all.map(({ key, createdAt }) => [key, rowId(createdAt, kind, key)]));
