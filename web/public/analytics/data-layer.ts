import { whenGranted } from '../../site/consent/gate.ts';
import type { Category } from '../../site/consent/purposes.ts';

/** The analytics events. Specification, section 7, “Analytics events pushed”. */
export type AnalyticsEvent =
  | { readonly event: 'contact_form_success'; readonly form_topic: string }
  | { readonly event: 'ethic_form_success' }
  | { readonly event: 'searchStart' }
  | { readonly event: 'searchValidate'; readonly internalSearchKeyword: string }
  | {
      readonly event: 'filterSelection';
      readonly filterName: string;
      readonly filterCategory: string;
    }
  /** A visitor who came through a campaign followed an apply link. */
  | { readonly event: 'applyConversion'; readonly offer: string };

declare global {
  interface Window {
    /** Read by analytics scripts. */
    dataLayer?: AnalyticsEvent[];
  }
}

let hasThirdParty = false;

/**
 * Returns whether a third party can read the data layer: announced, or detected by their script or
 * by a replaced `push`.
 */
function isReadByOthers(): boolean {
  if (hasThirdParty || Object.hasOwn(window.dataLayer ?? [], 'push')) return true;
  return [...document.scripts].some(({ src }) => src && new URL(src).origin !== location.origin);
}

function isConfidential({ event }: AnalyticsEvent): boolean {
  return event === 'ethic_form_success';
}

/**
 * Pushes an event once its category is granted, audience measurement (cat2) by default, now or
 * later on this page. No third party learns that an ethics form was sent: the event is not pushed
 * while one is present, nor queued for one.
 */
export function pushEvent(event: AnalyticsEvent, category: Category = 'cat2'): void {
  whenGranted(category, () => {
    if (isConfidential(event) && isReadByOthers()) return;
    window.dataLayer ??= [];
    window.dataLayer.push(event);
  });
}

/** To be called before a third party that reads the data layer is loaded. */
export function admitThirdParty(): void {
  hasThirdParty = true;
  window.dataLayer = (window.dataLayer ?? []).filter((event) => !isConfidential(event));
}
