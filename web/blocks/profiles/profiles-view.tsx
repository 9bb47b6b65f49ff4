import type { ModuleData } from '@parvis/contracts/content/modules/module-types.ts';
import { useIntl } from 'react-intl';
import { Picture } from '../../ui/picture/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { accompanyingPicture } from '../parts/accompanying-picture.ts';
import { BlockLink } from '../parts/block-link.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import styles from './profiles.module.css';

/** A section for each profile, under links to each; with script, only the visitor's is shown. */
export function ProfilesView({
  id,
  data: { title, items },
  viewer,
  profile: reader,
  ...around
}: BlockProps<'profiles'>) {
  const { formatMessage } = useIntl();
  const known = items.find(({ profile }) => profile === reader);
  const shown = known ?? items[0];
  const island = viewer.logged ? {} : { 'data-island': 'profiles', 'data-wake': 'visible' };
  const partId = (profile: number) => `profile-${id}-${profile}`;
  return (
    <div {...island}>
      <BlockTitle>{title}</BlockTitle>
      <nav
        className={styles.choices}
        aria-label={formatMessage({ id: 'profiles.choose' })}
        data-in-place
      >
        <ul>
          {items.map(({ profile, name }) => (
            <li key={profile}>
              <a
                href={`#${partId(profile)}`}
                data-choice={profile}
                aria-current={profile === known?.profile || undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {items.map((item) => (
        <ProfilePart
          key={item.profile}
          {...around}
          id={partId(item.profile)}
          item={item}
          isWaiting={item !== shown && !viewer.logged}
        />
      ))}
    </div>
  );
}

interface ProfilePartProps extends Pick<BlockProps<'profiles'>, 'images' | 'links' | 'locale'> {
  readonly id: string;
  readonly item: ModuleData<'profiles'>['items'][number];
  /** True for sections that are hidden until script shows the visitor's. */
  readonly isWaiting: boolean;
}

/** The section for one profile. */
function ProfilePart({ id, item, isWaiting, images, links, locale }: ProfilePartProps) {
  const { profile, title, text, linkLabel, link } = item;
  const image = accompanyingPicture(item, { images, locale });
  return (
    <section
      id={id}
      className={styles.part}
      data-profile={profile}
      data-waiting={isWaiting || undefined}
      tabIndex={-1}
    >
      {image ? (
        <div className={styles.picture}>
          <Picture image={image} use="card" sizes="(width < 768px) 100vw, 30rem" locale={locale} />
        </div>
      ) : null}
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {text ? <p>{text}</p> : null}
        <BlockLink link={link} links={links}>
          {linkLabel}
        </BlockLink>
      </div>
    </section>
  );
}
