import { fragmentHeader } from '@parvis/contracts/http/form.ts';

/** A step as the server drew it: escaped there. */
interface FetchedStep {
  readonly html: string;
  readonly rendered: Document;
}

/** @throws Error when no step comes */
export async function fetchStep(address: string, signal: AbortSignal): Promise<FetchedStep> {
  const answer = await fetch(address, {
    headers: { Accept: 'text/html', [fragmentHeader]: '1' },
    signal,
  });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  const html = await answer.text();
  const rendered = new DOMParser().parseFromString(html, 'text/html');
  if (!rendered.querySelector('[data-alerts-view]')) throw new Error('the answer is no step');
  return { html, rendered };
}
