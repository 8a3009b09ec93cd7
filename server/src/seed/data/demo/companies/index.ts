import type { CompanyText } from "../shapes.ts";
import { building } from "./building.ts";
import { home } from "./home.ts";
import { services } from "./services.ts";

export const companyTexts: CompanyText[] = [...building, ...home, ...services];
