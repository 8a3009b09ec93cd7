import { slugOf } from "@metiro/shared/text/slug";

/** A person's name as it stands in an e-mail address (`Yıldız` → `yildiz`). */
export const latinName = (name: string): string => slugOf(name.replaceAll("ı", "i"));
