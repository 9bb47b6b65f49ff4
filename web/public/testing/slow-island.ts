import type { Hydrate } from '../hydrate-islands.ts';

/** An island that is hydrated by the first touch, with a control of each kind. */
export const markup = `
  <div data-island="menu" data-wake="intent">
    <button id="button" type="button"><span id="inside">Menu</span></button>
    <details id="details"><summary id="summary">Groupe</summary><p>Pages</p></details>
    <a id="link" href="#there">Link</a>
    <p data-in-place><a id="opener" href="#form">Open</a></p>
    <input id="field" />
  </div>`;

/**
 * Returns a component that responds to clicks and other interactions, with a script that loads on
 * demand.
 */
export function slowIsland() {
  const heard: string[] = [];
  let arrive: () => void = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let hydrations = 0;
  const hydrate: Hydrate = (root, onReady) => {
    hydrations += 1;
    for (const type of ['click', 'keydown', 'focusin', 'pointerover', 'touchstart']) {
      root.addEventListener(type, (event) => {
        heard.push(`${type} ${event.target instanceof Element ? event.target.id : ''}`);
      });
    }
    onReady();
  };
  const load = async () => {
    await arrived;
    return { hydrate };
  };
  return { heard, load, arrive, hydrations: () => hydrations };
}

/** Waits until promises that are already settled have had their effect. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Returns the element with an id. @throws Error when there is none */
export function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}
