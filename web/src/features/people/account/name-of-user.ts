import type { User } from "@metiro/shared/user/schema";

/** How an account is called: a company by its own name, people by theirs. */
export const nameOfUser = ({
  companyName,
  firstName,
  lastName,
}: Pick<User, "companyName" | "firstName" | "lastName">) => companyName ?? `${firstName} ${lastName}`;
