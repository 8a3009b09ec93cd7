import { tenderers, users } from "../../db/schema/index.ts";

/** What a client is, to itself and to the back office; from `tenderers` joined with `users`. */
export const tendererFields = {
  id: tenderers.id,
  user: { id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName },
  phone: users.phone,
  street: tenderers.street,
  postalCode: tenderers.postalCode,
  locality: tenderers.locality,
  subregionId: tenderers.subregionId,
  profileCompleted: users.profileCompleted,
  createdAt: tenderers.createdAt,
};
