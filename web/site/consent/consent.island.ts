import { withdraws } from './choice.ts';
import { eraseRefusedCookies } from './erase-refused-cookies.ts';
import { currentChoice, storeConsent } from './gate.ts';
import { findPanel } from './panel.ts';
import { type Purpose, purposes } from './purposes.ts';

const actionNames = ['accept', 'refuse', 'choose', 'save', 'close'] as const;
type RecordedAction = (typeof actionNames)[number];

/**
 * Hydrates the banner and its panel; both respond to every button of the page that names an action.
 */
export function hydrate(root: HTMLElement, onReady: () => void): void {
  const banner = root.querySelector<HTMLElement>('[data-consent="banner"]');
  const panel = findPanel(root);
  const settle = (granted: readonly Purpose[]) => {
    const earlier = currentChoice();
    const choice = storeConsent(granted);
    eraseRefusedCookies(choice);
    if (banner) banner.hidden = true;
    panel.close();
    // Running scripts cannot be stopped, only prevented from starting again.
    if (withdraws(earlier, choice)) location.reload();
  };
  const deeds: Readonly<Record<RecordedAction, () => void>> = {
    accept: () => settle(purposes),
    refuse: () => settle([]),
    choose: () => panel.show(currentChoice()?.granted ?? []),
    save: () => settle(panel.granted()),
    close: panel.close,
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-consent]');
    const action = button ? button.dataset['consent'] : undefined;
    if (action && isRecordedAction(action)) deeds[action]();
  });
  onReady();
}

function isRecordedAction(text: string): text is RecordedAction {
  return actionNames.some((name) => name === text);
}
