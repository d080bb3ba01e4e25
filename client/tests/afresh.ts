/** Every file of tests finds the page as nobody has used it: nothing is handed on from file to file in a worker. */
import { vi } from "vitest";

vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
if ("document" in globalThis) {
  localStorage.clear();
  sessionStorage.clear();
}
