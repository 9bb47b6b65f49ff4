import { type Choice, choiceIn, choiceText, findEnd, toDay } from './choice.ts';
import { consentCookie } from './consent-cookie.ts';
import type { Category, Purpose } from './purposes.ts';
import { type WaitingActions, waitingActions } from './waiting-actions.ts';

let page: WaitingActions | undefined;

/** Returns the page's own queue, under the choice stored in its cookie. */
function queue(): WaitingActions {
  page ??= waitingActions(choiceIn(document.cookie, toDay(new Date())));
  return page;
}

/**
 * Runs an action once: immediately if the visitor has granted its category, otherwise as soon as
 * they do, on this page. Everything that loads a third party or measures the audience passes
 * through here.
 */
export function whenGranted(category: Category, action: () => void): void {
  queue().whenGranted(category, action);
}

/** Returns the current choice on this page. */
export function currentChoice(): Choice | undefined {
  return queue().choice();
}

/** Stores the visitor's new choice, and runs the actions that were waiting for it. */
export function storeConsent(granted: readonly Purpose[]): Choice {
  const choice = { givenOn: toDay(new Date()), granted };
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const expires = new Date(`${findEnd(choice)}T00:00:00Z`).toUTCString();
  document.cookie = `${consentCookie}=${choiceText(choice)}; Path=/; Expires=${expires}; SameSite=Lax${secure}`;
  queue().settle(choice);
  return choice;
}
