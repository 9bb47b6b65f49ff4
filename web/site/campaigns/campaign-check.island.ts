import { createActor, fromPromise } from 'xstate';
import { pushEvent } from '../../public/analytics/data-layer.ts';
import { cookieValue } from '../../public/cookies/cookie-value.ts';
import { grants } from '../consent/choice.ts';
import { cookies } from '../consent/cookies.ts';
import { currentChoice } from '../consent/gate.ts';
import { reportsSuccess } from '../lists/fetch-list.ts';
import { applyLinks, decorateApplyLinks } from './apply-links.ts';
import { campaignCheckMachine } from './campaign-check.machine.ts';
import { whenCampaign } from './when-campaign.ts';

/**
 * Adds all of the visitor's campaigns to the apply links, if one of them is active. The links wait
 * for the server's response, up to a timeout. Hydrated only if there is a campaign's cookie, or the
 * address has a campaign that the page stores with the visitor's consent.
 */
export function hydrate({ dataset }: HTMLElement, onReady: () => void): void {
  whenCampaign(() => checkCampaign(dataset));
  onReady();
}

function checkCampaign({ check = '', offer = '' }: DOMStringMap): void {
  const actor = createActor(
    campaignCheckMachine.provide({
      actors: { ask: fromPromise(({ signal }) => askForCampaign(check, offer, signal)) },
      actions: { tell: (_, { campaigns }) => decorateApplyLinks({ c: campaigns }) },
    }),
  );
  actor.subscribe((state) => disable(state.matches('asking')));
  for (const link of applyLinks()) {
    link.addEventListener('click', (event) => {
      if (actor.getSnapshot().matches('asking')) event.preventDefault();
      else countConversion(offer);
    });
  }
  actor.start();
}

function disable(isWaiting: boolean): void {
  for (const link of applyLinks())
    if (isWaiting) link.setAttribute('aria-disabled', 'true');
    else link.removeAttribute('aria-disabled');
}

/** Records a conversion of a visitor from an advertisement, with their consent. */
function countConversion(offer: string): void {
  if (!grants(currentChoice(), cookies.campaign.category)) return;
  pushEvent({ event: 'applyConversion', offer }, cookies.campaign.category);
}

/** Returns the values of every campaign cookie, joined by a bar. */
function campaignsKept(): string {
  const names = document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => name === cookies.campaign.name || name.startsWith(cookies.campaigns.name));
  const values = names.flatMap((name) => cookieValue(document.cookie, name) ?? []);
  return [...new Set(values)].join('|');
}

/** Returns the visitor's campaigns, if the server reports one as active. Rejects otherwise. */
async function askForCampaign(check: string, offer: string, signal: AbortSignal): Promise<string> {
  const campaigns = campaignsKept();
  const query = new URLSearchParams({ id: offer, c: campaigns });
  const response = await fetch(`${check}?${query.toString()}`, {
    headers: { accept: 'application/json' },
    signal,
  });
  if (!reportsSuccess(await response.json())) throw new Error('no campaign is active');
  return campaigns;
}
