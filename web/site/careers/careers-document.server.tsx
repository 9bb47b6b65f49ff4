import type { CareersLanding } from '@parvis/contracts/careers/careers-landing.ts';
import type { CareersScreen, Viewer } from '@parvis/contracts/site/screens.ts';
import type { WithSite } from '@parvis/contracts/site/site-frame.ts';
import { useIntl } from 'react-intl';
import type { Assets } from '../../server/assets.ts';
import { Document } from '../../server/document.tsx';
import { FrontPageHead } from '../../server/front-page-head.tsx';
import { metadataOfQuoted } from '../../server/head-metadata.tsx';
import { intlForSite, titleOnSite } from '../../server/intl.ts';
import { ChildPages } from '../../server/screens/child-pages.tsx';
import { CareersSearch } from './careers-search.server.tsx';
import { Domains, NewestOffers, News, People } from './careers-sections.server.tsx';
import { Places } from './places.server.tsx';

interface CareersDocumentProps extends CareersScreen {
  readonly viewer: Viewer;
  readonly assets: Assets;
}

/**
 * The front page of careers: the search, then links into the offers, the newest ones and people.
 */
export function CareersDocument({ frame, landing, viewer, assets }: CareersDocumentProps) {
  const { locale, path, pages } = landing;
  const words = intlForSite(locale, frame);
  const title = words.formatMessage({ id: 'careers.document' });
  const description = composeLead(landing, frame);
  const quoted = { locale, path, title, description, above: [] };
  return (
    <Document
      frame={frame}
      path={path}
      viewer={viewer}
      assets={assets}
      head={{
        title: titleOnSite(words, title),
        description,
        canonicalPath: path,
        metadata: metadataOfQuoted(quoted, assets.origin ?? '', frame),
      }}
    >
      <Head landing={landing} summary={description} />
      <Places landing={landing} />
      <Domains landing={landing} />
      <NewestOffers landing={landing} />
      <People landing={landing} />
      <News landing={landing} />
      <ChildPages pages={pages} as="rows" around={landing} />
    </Document>
  );
}

interface HeadProps {
  readonly landing: CareersLanding;
  readonly summary: string;
}

function Head({ landing, summary }: HeadProps) {
  const title = useIntl().formatMessage({ id: 'careers.title' });
  return (
    <FrontPageHead seed="cap-au-large" title={title} summary={summary}>
      <CareersSearch landing={landing} />
    </FrontPageHead>
  );
}

/** Returns the number of open positions, if known, and the introduction from the settings. */
function composeLead(
  { locale, total, countries, isSearchUnavailable }: CareersLanding,
  of: WithSite,
): string {
  const { formatMessage } = intlForSite(locale, of);
  const said = of.site?.lists.careers.introduction ?? '';
  if (isSearchUnavailable || total === 0)
    return said
      ? said.charAt(0).toLocaleUpperCase(locale) + said.slice(1)
      : formatMessage({ id: 'careers.lead-away' });
  const lead = formatMessage({ id: 'careers.lead' }, { count: total, countries });
  return said ? formatMessage({ id: 'careers.lead-said' }, { lead, said }) : `${lead}.`;
}
