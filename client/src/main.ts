import { mount } from "svelte";
import App from "./App.svelte";
import "./look/app.css";

/** When the page was last asked for anew, so that it is not asked for again and again. */
const RENEWED = "croupier-renewed";
const SOON = 10_000;

const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD) {
  // A part of the page that is gone belongs to a page that is no longer served.
  addEventListener("vite:preloadError", () => {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(RENEWED)) < SOON) return;
    sessionStorage.setItem(RENEWED, String(now));
    location.reload();
  });
  addEventListener("load", () => {
    void import("./offline/registering").then(({ register }) => register()).catch(() => undefined);
  });
}
