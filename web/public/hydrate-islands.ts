import { recordTouches } from './record-touches.ts';

/**
 * Hydrates one island, and calls back once it responds to events. Content that it adds to the page
 * may contain islands: `hydrateWithin` hydrates those of a part.
 */
export type Hydrate = (
  root: HTMLElement,
  onReady: () => void,
  hydrateWithin: (part: ParentNode) => void,
) => void;

/** Every island by name, each in a separate file that is loaded when it is hydrated. */
export type Islands = Readonly<Record<string, () => Promise<{ readonly hydrate: Hydrate }>>>;

const signsOfIntent = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click'] as const;
/** Islands are hydrated this far before they enter the viewport, in CSS pixels. */
const nearMargin = '200px';

async function hydrateOne(root: HTMLElement, islands: Islands, release: () => void): Promise<void> {
  // A script that fails to load, as when the page is left early, is not an error: the page works
  // without it.
  const island = await islands[root.dataset['island'] ?? '']?.().catch(() => undefined);
  if (!island) return release();
  root.dataset['awake'] = '';
  try {
    island.hydrate(root, release, (part) => hydrateIslands(part, islands));
  } catch (fault) {
    release();
    throw fault;
  }
}

function shouldHydrate({ dataset }: HTMLElement): boolean {
  const has = (name: string) => document.cookie.includes(`${name}=`);
  const { cookie, noCookie, query } = dataset;
  const isRequested = !query || new URLSearchParams(location.search).has(query);
  return isRequested && (!cookie || has(cookie)) && !(noCookie && has(noCookie));
}

/**
 * Finds the islands of a page and hydrates each: on load (`data-wake="now"`), when it comes near
 * the viewport (`"visible"`), on interaction (`"intent"`) with it or with an element that names it
 * in `data-wakes`, whenever the hash is a number (`data-numbered`), or on load when the visitor
 * returns to a state to restore (`data-restores`). An island can also require that a cookie is
 * present (`data-cookie`) or absent (`data-no-cookie`), or that the address has a parameter
 * (`data-query`). Interactions in the meantime are recorded and replayed; when a script cannot be
 * fetched, the page remains usable without it.
 */
export function hydrateIslands(page: ParentNode, islands: Islands): void {
  const wakers = new Map<Element, () => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) wakers.get(target)?.();
    },
    { rootMargin: nearMargin },
  );
  for (const root of page.querySelectorAll<HTMLElement>('[data-island]')) {
    if (!shouldHydrate(root)) continue;
    const elsewhere = page.querySelectorAll<HTMLElement>(
      `[data-wakes="${root.dataset['island']}"]`,
    );
    const elements = [root, ...elsewhere];
    const hydrateOnce = () => {
      removeEventListener('hashchange', wakeByNumber);
      for (const element of elements) {
        for (const sign of signsOfIntent) {
          element.removeEventListener(sign, hydrateOnce, { capture: true });
        }
      }
      observer.unobserve(root);
      void hydrateOne(root, islands, release);
    };
    for (const element of elements) {
      for (const sign of signsOfIntent) {
        element.addEventListener(sign, hydrateOnce, { capture: true, passive: true });
      }
    }
    const wakeByNumber = () => {
      if ('numbered' in root.dataset && /^#\d+$/.test(location.hash)) hydrateOnce();
    };
    const release = recordTouches(elements);
    wakers.set(root, hydrateOnce);
    const isReturn = 'restores' in root.dataset && history.state !== null;
    if (root.dataset['wake'] === 'now' || isReturn) hydrateOnce();
    else if (root.dataset['wake'] === 'visible') observer.observe(root);
    addEventListener('hashchange', wakeByNumber);
    wakeByNumber();
  }
}
