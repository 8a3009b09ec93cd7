import type { RegisterState } from "@metiro/shared/proof/constants";

export interface RegisterEntry {
  state: RegisterState;
  /** Day of the look-up. */
  checkedOn: string;
}

/** A service that knows the commercial register by business number; undefined for one that it does not know. */
export interface CompanyRegister {
  lookUp: (uid: string) => Promise<RegisterEntry | undefined>;
}

/** None is configured: an admin looks the company up and types in what the register says, with the day. */
const configured: CompanyRegister | undefined = undefined;

/** What the register says of a business number, where a service is there to ask. */
export const registerFound = async (
  uid: string | null,
  register: CompanyRegister | undefined = configured,
): Promise<RegisterEntry | undefined> => (uid === null ? undefined : register?.lookUp(uid));
