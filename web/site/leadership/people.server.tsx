import type { ShownPerson } from '@parvis/contracts/site/content-page.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Viewer } from '@parvis/contracts/site/screens.ts';
import { useIntl } from 'react-intl';
import layout from '../../ui/layout.module.css';
import { Picture } from '../../ui/picture/picture.tsx';
import stretched from '../../ui/stretched-link.module.css';
import styles from './people.module.css';

interface PeopleProps {
  readonly people: readonly ShownPerson[];
  readonly locale: Locale;
  readonly viewer: Viewer;
}

/** The leaders, each with a link to their page; for visitors it opens in place. */
export function People({ people, locale, viewer }: PeopleProps) {
  const { formatMessage } = useIntl();
  if (people.length === 0) return null;
  const island = viewer.logged ? {} : { 'data-island': 'leadership', 'data-wake': 'visible' };
  return (
    <div className={`${layout.grid} ${styles.people}`} {...island}>
      <ul className={styles.list}>
        {people.map((person) => (
          <li key={person.id} className={`${stretched.area} ${styles.person}`}>
            <div className={styles.portrait}>
              {person.image ? (
                <Picture
                  image={person.image}
                  use="portrait"
                  sizes={portraitSizes}
                  locale={locale}
                  contentId={person.id}
                />
              ) : null}
            </div>
            <h2 className={styles.name}>
              <a className={stretched.link} href={person.path} data-person="" data-in-place>
                {person.title}
              </a>
            </h2>
            <p className={styles.role}>{person.role}</p>
            {person.isSpokesperson ? (
              <p className={styles.speaks}>{formatMessage({ id: 'people.speaks' })}</p>
            ) : null}
          </li>
        ))}
      </ul>
      <dialog className={styles.panel} aria-label={formatMessage({ id: 'people.panel' })}>
        <div className={styles.sheet}>
          <button className={styles.close} type="button" data-leadership="close">
            {formatMessage({ id: 'people.close' })}
          </button>
          <div data-leadership="place" />
        </div>
      </dialog>
    </div>
  );
}

const portraitSizes = '(width < 600px) 50vw, (width < 992px) 33vw, 25vw';
