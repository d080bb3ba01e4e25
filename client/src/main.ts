import { mount } from "svelte";
import App from "./App.svelte";
import "./look/app.css";

const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD) {
  addEventListener("load", () => {
    void import("./offline/registering").then(({ register }) => register()).catch(() => undefined);
  });
}
