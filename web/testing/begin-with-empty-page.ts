import { afterAll, vi } from 'vitest';

/**
 * Specs of components share a document, so each begins with an empty one at `/`, without cookies,
 * storage or listeners, and with freshly loaded modules.
 */
function emptyPage(): void {
  vi.resetModules();
  for (const shared of [document, history]) restoreProperties(shared);
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  }
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
}

/** Removes own properties that hide those of the prototype. */
function restoreProperties(shared: object): void {
  for (const name of Object.getOwnPropertyNames(shared)) {
    if (name in Object.getPrototypeOf(shared)) Reflect.deleteProperty(shared, name);
  }
}

/** Islands listen to the page for as long as it is open, which here is until their spec ends. */
function removeListenersAfterSpec(page: EventTarget): void {
  const { addEventListener } = page;
  const added: Parameters<typeof addEventListener>[] = [];
  page.addEventListener = (...listener: (typeof added)[number]) => {
    added.push(listener);
    addEventListener.apply(page, listener);
  };
  afterAll(() => {
    page.addEventListener = addEventListener;
    for (const [type, listener, options] of added)
      page.removeEventListener(type, listener, options);
  });
}

if (typeof document !== 'undefined') {
  emptyPage();
  removeListenersAfterSpec(document);
  removeListenersAfterSpec(window);
}
