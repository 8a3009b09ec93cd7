export { fold } from "@metiro/shared/fold";
