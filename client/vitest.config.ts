/** How the page is tested; whoever only builds it needs nothing of this. */
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

export default defineConfig((env) =>
  mergeConfig(page(env), {
    test: {
      environment: "node",
      include: ["tests/**/*.test.ts"],
      // A worker for each file takes several times as long as all tests.
      isolate: false,
      pool: "threads",
      setupFiles: ["tests/afresh.ts"],
    },
  }),
);
