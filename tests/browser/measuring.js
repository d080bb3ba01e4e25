// Say what is wider than the screen, cut off, too small to touch, or covered by something else.
async () => {
  const LEAST = 44;
  const SLACK = 1.5;
  const ARROW = 16;
  const width = document.documentElement.clientWidth;
  const height = document.documentElement.clientHeight;
  // Until the fonts have come, everything is as wide as in others.
  await document.fonts.ready;
  const found = { wide: [], cut: [], small: [], hidden: [] };
  // What lies under a sheet is out of reach on purpose.
  const sheet = width < 1080 ? document.querySelector(".trading .deal-sheet") : undefined;
  const top = document.querySelector("dialog[open]") ?? sheet ?? document.body;

  const nameOf = (element) => {
    const label = element.getAttribute("aria-label") ?? element.textContent.trim().replace(/\s+/g, " ");
    return `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} “${label.slice(0, 60)}”`;
  };
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isForEars = (element) => element.closest(".vh, [hidden], .sprite") !== null;
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };

  // The nearest ancestor that can be scrolled that way, or that cuts off what is too large for it.
  const edge = (element, axis) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const overflow = styleOf(at)[axis === "x" ? "overflowX" : "overflowY"];
      if (overflow === "auto" || overflow === "scroll") return { at, scrolls: true };
      if (overflow === "hidden" || overflow === "clip") return { at, scrolls: false };
    }
    return undefined;
  };

  const bar = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (["fixed", "sticky"].includes(styleOf(at).position)) return at;
    }
    return element;
  };

  if (document.scrollingElement.scrollWidth > width) {
    found.wide.push(`the page is ${document.scrollingElement.scrollWidth} wide on ${width}`);
  }

  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    // Names may be longer than any plate.
    if (parent.closest(".nm")) continue;
    if (!node.textContent.trim() || !isShown(parent) || isForEars(parent) || parent.closest("option, select")) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      const x = edge(parent, "x");
      const limits = x && !x.scrolls ? x.at.getBoundingClientRect() : undefined;
      // What only ears are meant for is a point on the screen.
      if (limits && limits.width <= 2) continue;
      const isOut = !x?.scrolls && (box.right > width + SLACK || box.left < -SLACK);
      if (isOut) found.wide.push(nameOf(parent));
      else if (limits && (box.right > limits.right + SLACK || box.left < limits.left - SLACK)) found.cut.push(nameOf(parent));
      const y = edge(parent, "y");
      const rims = y && !y.scrolls ? y.at.getBoundingClientRect() : undefined;
      // A line is higher than its letters.
      const slack = box.height / 4;
      if (rims && (box.bottom > rims.bottom + slack || box.top < rims.top - slack)) found.cut.push(`${nameOf(parent)} (height)`);
      const holder = parent.closest("button, a, select, li, td, th, section, article, aside, dialog");
      const held = holder && top.contains(holder) ? holder.getBoundingClientRect() : undefined;
      if (held && held.width > 2 && (box.right > held.right + SLACK || box.left < held.left - SLACK)) {
        found.cut.push(`${nameOf(parent)} beyond its ${holder.tagName.toLowerCase()}`);
      }
    }
    const style = styleOf(parent);
    if (style.textOverflow === "ellipsis" && parent.scrollWidth > parent.clientWidth + 1) found.cut.push(`${nameOf(parent)} …`);
  }

  // What is chosen is cut off silently where its arrow begins.
  const ruler = document.createElement("canvas").getContext("2d");
  for (const select of top.querySelectorAll("select")) {
    if (!isShown(select)) continue;
    const { font, paddingLeft, paddingRight } = styleOf(select);
    ruler.font = font;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW;
    const needed = ruler.measureText(select.selectedOptions[0]?.textContent.trim() ?? "").width;
    if (needed > room + SLACK) found.cut.push(`${nameOf(select)} needs ${Math.round(needed)} of ${Math.round(room)}`);
  }

  for (const die of top.querySelectorAll(".die")) {
    if (!isShown(die)) continue;
    const box = die.getBoundingClientRect();
    const y = edge(die, "y");
    const rims = y && !y.scrolls ? y.at.getBoundingClientRect() : undefined;
    if (rims && (box.bottom > rims.bottom + box.height / 4 || box.top < rims.top - box.height / 4)) {
      found.cut.push(`a die in ${nameOf(y.at)} (height)`);
    }
    const button = die.closest("button")?.getBoundingClientRect();
    if (button && (box.left < button.left - SLACK || box.right > button.right + SLACK)) {
      found.cut.push(`a die beyond ${nameOf(die.closest("button"))}`);
    }
  }

  for (const element of top.querySelectorAll("button, a[href], select, input, [role=spinbutton]")) {
    if (!isShown(element) || isForEars(element)) continue;
    // A box to tick is touched by its label.
    const target = element.matches("input[type=checkbox], input[type=radio], input[type=file]") ? (element.closest("label") ?? element) : element;
    const box = target.getBoundingClientRect();
    if (box.width < 1 || element.disabled) continue;
    const least = LEAST - 0.5;
    // Words in the middle of a sentence are as high as the sentence.
    const isInSentence = [...element.parentElement.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const isExempt = element.matches("[role=spinbutton]") || (isInSentence && styleOf(element).display.startsWith("inline"));
    if (!isExempt && (box.width < least || box.height < least)) {
      found.small.push(`${nameOf(element)} ${Math.round(box.width)}×${Math.round(box.height)}`);
    }
    // A field cuts off what is in it, and can be scrolled to all the same.
    const outer = target.parentElement;
    if (edge(outer, "y")?.scrolls || edge(outer, "x")?.scrolls) continue;
    const doesScroll = document.scrollingElement.scrollHeight > height;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (y > height || y < 0 || x > width || x < 0) {
      if (!doesScroll || y < 0) found.hidden.push(`${nameOf(element)} outside`);
      continue;
    }
    const hit = document.elementFromPoint(x, y);
    // What scrolls may lie under a bar that stays.
    const isUnderBar = doesScroll && hit && ["fixed", "sticky"].includes(styleOf(bar(hit)).position);
    // What is told over the board covers it: a touch anywhere ends the telling.
    const isToldOver = hit?.closest(".theatre");
    if (hit && !isUnderBar && !isToldOver && !target.contains(hit) && !hit.contains(target)) found.hidden.push(`${nameOf(element)} under ${nameOf(hit)}`);
  }

  for (const key of Object.keys(found)) found[key] = [...new Set(found[key])];
  return { ...found, scrolls: document.scrollingElement.scrollHeight > innerHeight + 1 };
}
