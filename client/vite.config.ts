import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv, type Plugin } from "vite";

const pack = promisify(brotliCompress);

/** Packs every file of the page once, so that no server has to: beside each lies what travels. */
function packed(): Plugin {
  let page = "";
  return {
    name: "packed",
    apply: "build",
    configResolved: ({ root, build }) => {
      page = join(root, build.outDir);
    },
    closeBundle: async () => {
      const files = await readdir(page, { recursive: true });
      const packable = files.filter((file) => /\.(js|css|html|svg|json|webmanifest)$/.test(file));
      // Several at a time: Node has threads for it.
      await Promise.all(
        packable.map(async (file) => writeFile(join(page, `${file}.br`), await pack(await readFile(join(page, file))))),
      );
    },
  };
}

/** What everybody sees first: it travels as one file, which is smaller than many. */
const FIRST = /\/client\/src\/(main\.ts|lobby\/(Home|Room)\.svelte|lasvegas\/(Table\.svelte|animation\.ts))$/;

type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** Tell whether a module is shown first, or needed by one that is. */
function isFirst(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (FIRST.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isFirst(importer, modules, seen));
}

export default defineConfig(({ mode }) => {
  // The Croupier that `npm run dev` shows its page with.
  const { CROUPIER_URL = "http://127.0.0.1:8000" } = loadEnv(mode, ".", "CROUPIER_");
  // To the server this page is its own: it looks at the host as well as at the origin.
  const asked = { target: CROUPIER_URL, changeOrigin: true, headers: { origin: new URL(CROUPIER_URL).origin } };

  return {
    plugins: [svelte(), packed()],
    build: {
      outDir: "../src/croupier/server/page",
      emptyOutDir: true,
      // The content policy allows no inline data but pictures.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // Which file needs which: for what keeps the page, and for the test of its size.
      manifest: "parts.json",
      rolldownOptions: {
        input: { index: "index.html", worker: "src/offline/worker.ts" },
        output: {
          codeSplitting: { groups: [{ name: (id, modules) => (isFirst(id, modules) ? "first" : null) }] },
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
  };
});
