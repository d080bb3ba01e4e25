/** Compares what the page works out with the rules: run by tests/client/test_folds.py, which brings the games. */
import { defineConfig } from "vitest/config";

export default defineConfig({ test: { environment: "node", include: ["tests/folds.ts"] } });
