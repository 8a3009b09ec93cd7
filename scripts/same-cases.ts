import { configureGlobal } from "fast-check";

// A red run is red again; other cases are met by changing the seed.
configureGlobal({ seed: 2026 });
