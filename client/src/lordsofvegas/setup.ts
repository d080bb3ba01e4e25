/** What a table of Lords of Vegas is set up with: there is nothing to agree on. */
export { SEATS } from "./facts";
