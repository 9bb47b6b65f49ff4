import { holdTouches } from './hold-touches.ts';

/**
 * Hydrates one island and calls back once it responds to events. What it adds to the page may
 * contain islands: `hydrateWithin` hydrates those of a part.
 */
export type Hydrate = (
  root: HTMLElement,
  onReady: () => void,
  hydrateWithin: (part: ParentNode) => void,
) => void;

/** Every island by name, each in a separate file that is loaded when it is hydrated. */
export type Islands = Readonly<Record<string, () => Promise<{ readonly hydrate: Hydrate }>>>;

const signsOfIntent = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click'] as const;
/** Islands are hydrated a little before they are seen, in CSS pixels. */
const nearMargin = '200px';

async function hydrateOne(root: HTMLElement, islands: Islands, release: () => void): Promise<void> {
  // A script that does not come, as when the page is left early, is no fault: the page works without.
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

function isMeant({ dataset }: HTMLElement): boolean {
  const has = (name: string) => document.cookie.includes(`${name}=`);
  const { cookie, noCookie, query } = dataset;
  const isRequested = !query || new URLSearchParams(location.search).has(query);
  return isRequested && (!cookie || has(cookie)) && !(noCookie && has(noCookie));
}

/**
 * Finds the islands of a page and hydrates each at once (`data-wake="now"`), when it comes near the
 * screen (`"visible"`) or is touched (`"intent"`), itself or through an element that names it in
 * `data-wakes`, or whenever the address's hash is a number (`data-numbered`), or at once where somebody
 * comes back to what they left (`data-restores`); but only where there is
 * the cookie that it names (`data-cookie`), or is none (`data-no-cookie`), or where the address has the
 * parameter that it names (`data-query`). What visitors do meanwhile is kept and played afterwards; when the script
 * cannot be fetched, the page is left as it works without.
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
    if (!isMeant(root)) continue;
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
    const release = holdTouches(elements);
    wakers.set(root, hydrateOnce);
    const isReturn = 'restores' in root.dataset && history.state !== null;
    if (root.dataset['wake'] === 'now' || isReturn) hydrateOnce();
    else if (root.dataset['wake'] === 'visible') observer.observe(root);
    addEventListener('hashchange', wakeByNumber);
    wakeByNumber();
  }
}
