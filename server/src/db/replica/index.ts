export { type Replica, replicaOf } from "./replica.ts";
