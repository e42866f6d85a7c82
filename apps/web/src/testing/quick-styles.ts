/** Attributes by which the browser's default style sheet, or an element itself, sets display and visibility. */
const STYLED_BY = ['hidden', 'open', 'popover', 'style', 'type'] as const;

type Shown = { readonly display: string; readonly visibility: string };

/**
 * `getComputedStyle` that remembers display and visibility. They follow from an element's name and attributes while the
 * page has no style sheet of its own; role queries ask for them hundreds of times, and jsdom tries every rule of its
 * default style sheet each time. Only the marker of a summary depends on more, and no query asks for it.
 */
export function quickStyles(compute: typeof getComputedStyle): typeof getComputedStyle {
  const known = new Map<string, Shown>();
  function shownAlone(element: Element): Shown {
    const key = JSON.stringify([element.localName, ...STYLED_BY.map((name) => element.getAttribute(name))]);
    const shown = known.get(key) ?? shownBy(compute(aloneOnPage(element)));
    known.set(key, shown);
    return shown;
  }
  function visibilityOf(element: Element): string {
    const { visibility } = shownAlone(element);
    return visibility === 'visible' && element.parentElement
      ? visibilityOf(element.parentElement)
      : visibility;
  }
  return (element, pseudo) => {
    if (pseudo || element.ownerDocument.styleSheets.length > 0) return compute(element, pseudo);
    const read = (name: string) => {
      if (name === 'display') return shownAlone(element).display;
      return name === 'visibility' ? visibilityOf(element) : compute(element).getPropertyValue(name);
    };
    return new Proxy(element.ownerDocument.documentElement.style, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return read;
        return name === 'display' || name === 'visibility' ? read(name) : Reflect.get(compute(element), name);
      },
    });
  };
}

const shownBy = ({ display, visibility }: CSSStyleDeclaration): Shown => ({ display, visibility });

/** A copy without parents, so that it inherits nothing. */
function aloneOnPage(element: Element): Element {
  return element.cloneNode(false) as Element;
}
