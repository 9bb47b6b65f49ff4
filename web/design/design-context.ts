import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { IntlShape } from 'react-intl';
import { designIntl } from './design-intl.ts';
import { formatLabels } from './labels.ts';
import { type Samples, samplesIn } from './samples.ts';

/** The data shared by every section of the page. */
export interface DesignContext {
  readonly locale: Locale;
  readonly intl: IntlShape;
  /** Returns a message of the catalogues. */
  readonly words: (id: string) => string;
  readonly samples: Samples;
  readonly labels: ReturnType<typeof formatLabels>;
}

/** Returns the context of the page in a language. */
export function designContext(locale: Locale): DesignContext {
  const intl = designIntl[locale];
  return {
    locale,
    intl,
    words: (id) => intl.formatMessage({ id }),
    samples: samplesIn[locale],
    labels: formatLabels(intl),
  };
}
