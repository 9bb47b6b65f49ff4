import { fragmentHeader } from '@parvis/contracts/http/form.ts';

/** HTML of a step, escaped by the server. */
interface FetchedStep {
  readonly html: string;
  readonly rendered: Document;
}

/** @throws Error when the response is not a step */
export async function fetchStep(address: string, signal: AbortSignal): Promise<FetchedStep> {
  const response = await fetch(address, {
    headers: { Accept: 'text/html', [fragmentHeader]: '1' },
    signal,
  });
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  const html = await response.text();
  const rendered = new DOMParser().parseFromString(html, 'text/html');
  if (!rendered.querySelector('[data-alerts-view]')) throw new Error('the response is not a step');
  return { html, rendered };
}
