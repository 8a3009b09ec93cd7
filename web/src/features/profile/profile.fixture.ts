import type { ApiKey } from "@metiro/shared/auth/api-keys";
import type { Profile, Session } from "@metiro/shared/auth/schema";
import type { OwnFactors } from "@metiro/shared/auth/second-factor";
import type { OwnSignIns } from "@metiro/shared/auth/sign-ins";
import type { Category } from "@metiro/shared/category/schema";
import type { Company } from "@metiro/shared/company/schema";
import type { RegionTree } from "@metiro/shared/region/schema";
import type { Tenderer } from "@metiro/shared/tenderer/schema";
import type { Answers } from "#test/app.tsx";

export const uuid = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, "0")}`;
const createdAt = "2026-06-01T08:00:00.000Z";

export const profileOf = (role: Profile["role"]): Profile => ({
  id: "1",
  email: "anne@exemple.ch",
  username: "anne",
  firstName: "Anne",
  lastName: "Favre",
  phone: "+41795550142",
  role,
  lang: "fr",
  emailConfirmed: true,
  profileCompleted: true,
  hasPassword: true,
  createdAt,
});

export const workingKey: ApiKey = {
  id: uuid(900),
  name: "Comptabilité",
  prefix: "mtr_7Kd0Qz",
  state: "active",
  scopes: ["jobRequest.get"],
  createdAt: "2026-01-05T08:00:00.000Z",
  expiresAt: "2027-01-05T08:00:00.000Z",
};

const sessions: Session[] = [
  {
    id: uuid(1),
    device: "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
    createdAt,
    lastSeenAt: createdAt,
    current: true,
  },
  { id: uuid(2), device: "curl/8.5.0", createdAt, lastSeenAt: createdAt, current: false },
  { id: uuid(3), createdAt, lastSeenAt: createdAt, current: false },
];

const signIns: OwnSignIns = [
  { id: uuid(21), at: createdAt, method: "password", outcome: "wrong", address: "203.0.113.7", fromNewDevice: false },
  {
    id: uuid(22),
    at: createdAt,
    method: "password",
    outcome: "opened",
    address: "203.0.113.8",
    device: "curl/8.5.0",
    fromNewDevice: true,
  },
];

const factors: OwnFactors = { factors: [], backupCodesLeft: 0, required: false };

export const client: Tenderer = {
  id: uuid(4),
  user: { id: "1", email: "anne@exemple.ch", firstName: "Anne", lastName: "Favre" },
  phone: "+41795550142",
  street: "Avenue de Cour 38",
  postalCode: "1007",
  locality: "Lausanne",
  subregionId: uuid(22),
  profileCompleted: true,
  createdAt,
};

const named = (id: string, name: string) => ({ id, name, slug: name.toLowerCase(), translations: {}, revision: 1 });
const district = (n: number, name: string, parentId: string) => ({ ...named(uuid(n), name), parentId });

export const regions: RegionTree[] = [
  {
    ...named(uuid(20), "Vaud"),
    code: "VD",
    subregions: [district(21, "Morges", uuid(20)), district(22, "Lausanne", uuid(20))],
  },
  { ...named(uuid(30), "Genève"), code: "GE", subregions: [district(31, "Genève", uuid(30))] },
];

const trade = (n: number, name: string, categoryId: string) => ({
  ...named(uuid(n), name),
  categoryId,
  position: n,
  questionsRevision: 0,
});

export const categories: Category[] = [
  {
    ...named(uuid(40), "Peinture"),
    position: 0,
    popular: true,
    subCategories: [trade(41, "Peinture intérieure", uuid(40)), trade(42, "Façade", uuid(40))],
  },
  {
    ...named(uuid(50), "Sols"),
    position: 1,
    popular: false,
    subCategories: [trade(51, "Parquet", uuid(50)), trade(52, "Carrelage", uuid(50))],
  },
];

export const company: Company = {
  id: uuid(5),
  name: "Peinture Favre Sàrl",
  phone: "+41795550142",
  user: { id: "1", email: "anne@exemple.ch", firstName: "Anne", lastName: "Favre" },
  subcategories: [{ id: uuid(41), name: "Peinture intérieure" }],
  subregions: [{ id: uuid(31), name: "Genève", regionId: uuid(30) }],
  places: [],
  profileCompleted: true,
  createdByAdmin: false,
  verified: true,
  holidays: [],
  profileRevision: 1,
  coverageRevision: 1,
  createdAt,
};

export const usual: Answers = {
  "apiKey.list": () => ({ items: [] }),
  "webhook.list": () => ({ items: [] }),
  "auth.sessions": () => sessions,
  "auth.signIns": () => signIns,
  "auth.factors": () => factors,
  "region.tree": () => regions,
  "category.list": () => categories,
  "tenderer.own": () => client,
  "company.own": () => company,
};
