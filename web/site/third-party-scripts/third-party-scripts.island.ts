import { admitThirdParty } from '../../public/analytics/data-layer.ts';
import { whenCampaign } from '../campaigns/when-campaign.ts';
import { whenGranted } from '../consent/gate.ts';
import { categoryOfUse } from './category-of-use.ts';

/**
 * Loads the configured scripts of third parties once their category is granted; those that count
 * conversions only for a visitor from a campaign. Specification, section 7.
 */
export function hydrate({ dataset }: HTMLElement, onReady: () => void): void {
  const { measurement, conversion } = dataset;
  const loadAll = (urls = '') => {
    for (const url of urls.split(' ')) if (url !== '') load(url);
  };
  whenGranted(categoryOfUse.measurement, () => loadAll(measurement));
  whenGranted(categoryOfUse.conversion, () => whenCampaign(() => loadAll(conversion)));
  onReady();
}

function load(url: string): void {
  admitThirdParty();
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}
