import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => {
  // The Croupier that `npm run dev` shows its page with.
  const { CROUPIER_URL = "http://127.0.0.1:8000" } = loadEnv(mode, ".", "CROUPIER_");
  // To the server this page is its own: it looks at the host as well as at the origin.
  const asked = { target: CROUPIER_URL, changeOrigin: true, headers: { origin: new URL(CROUPIER_URL).origin } };

  return {
    plugins: [svelte()],
    build: {
      outDir: "../src/croupier/server/page",
      emptyOutDir: true,
      // The content policy allows no inline data but pictures.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Which file needs which: for what keeps the page, and for the test of its size.
      manifest: "parts.json",
      rolldownOptions: {
        input: { index: "index.html", worker: "src/offline/worker.ts" },
        output: {
          // A worker speaks for all that lies beside and below it, and is asked for by its name.
          entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
        },
      },
    },
    server: {
      // The words and the rulebooks lie beside this folder.
      fs: { allow: [".."] },
      proxy: { "/api": { ...asked, ws: true }, "/healthz": asked },
    },
    test: { environment: "node", include: ["tests/**/*.test.ts"] },
  };
});
