import type { CareersLanding } from '@parvis/contracts/careers/careers-landing.ts';
import type { CareersScreen, Viewer } from '@parvis/contracts/site/screens.ts';
import { useIntl } from 'react-intl';
import type { Assets } from '../../server/assets.ts';
import { DeepHead } from '../../server/deep-head.tsx';
import { Document } from '../../server/document.tsx';
import { metadataOfQuoted } from '../../server/head-metadata.tsx';
import { ChildPages } from '../../server/screens/child-pages.tsx';
import { wordsIn } from '../../server/words.ts';
import { CareersSearch } from './careers-search.server.tsx';
import { Domains, Newest, News, People } from './careers-sections.server.tsx';
import { Places } from './places.server.tsx';

interface CareersDocumentProps extends CareersScreen {
  readonly viewer: Viewer;
  readonly assets: Assets;
}

/** The front page of careers: the search, then the ways into the offers, the newest ones and people. */
export function CareersDocument({ frame, landing, viewer, assets }: CareersDocumentProps) {
  const { locale, path, pages } = landing;
  const { formatMessage } = wordsIn[locale];
  const title = formatMessage({ id: 'careers.document' });
  const description = leadOf(landing);
  const quoted = { locale, path, title, description, above: [] };
  return (
    <Document
      frame={frame}
      path={path}
      viewer={viewer}
      assets={assets}
      head={{
        title: formatMessage({ id: 'site.title' }, { title }),
        description,
        canonicalPath: path,
        metadata: metadataOfQuoted(quoted, assets.origin ?? ''),
      }}
    >
      <Head landing={landing} />
      <Places landing={landing} />
      <Domains landing={landing} />
      <Newest landing={landing} />
      <People landing={landing} />
      <News landing={landing} />
      <ChildPages pages={pages} as="rows" />
    </Document>
  );
}

function Head({ landing }: { readonly landing: CareersLanding }) {
  const title = useIntl().formatMessage({ id: 'careers.title' });
  return (
    <DeepHead seed="cap-au-large" title={title} summary={leadOf(landing)}>
      <CareersSearch landing={landing} />
    </DeepHead>
  );
}

/** How many positions are open, where that is known. */
function leadOf({ locale, total, countries, isSearchAway }: CareersLanding): string {
  const { formatMessage } = wordsIn[locale];
  if (isSearchAway || total === 0) return formatMessage({ id: 'careers.lead-away' });
  return formatMessage({ id: 'careers.lead' }, { count: total, countries });
}
