export { fold } from "@metiro/shared/text/fold";
