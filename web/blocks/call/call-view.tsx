import type { ModuleData } from '@parvis/contracts/content/modules/module-types.ts';
import { useIntl } from 'react-intl';
import { Anchor } from '../../ui/link/anchor.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { BlockContext } from '../block-props.ts';
import { accompanyingPicture } from '../parts/accompanying-picture.ts';
import { findDestination } from '../parts/find-destination.ts';
import styles from './call.module.css';

interface CallViewProps extends BlockContext {
  readonly data: ModuleData<'candidate-call'>;
  /** `deep` is the more prominent one. */
  readonly ground: 'deep' | 'shallow';
}

/** A call to action that can be clicked anywhere: its only link is stretched over it. */
function CallView({ data, images, links, locale, ground }: CallViewProps) {
  const { title, text, linkLabel } = data;
  const newTabNote = useIntl().formatMessage({ id: 'link.new-tab' });
  const destination = findDestination(data.link, links, newTabNote);
  const image = accompanyingPicture(data, { images, locale });
  if (destination === undefined) return null;
  return (
    <div className={`${styles.call} ${styles[ground]}`}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {text ? <p className={styles.text}>{text}</p> : null}
        <p>
          <Anchor {...destination} className={styles.link}>
            {linkLabel}
          </Anchor>
        </p>
      </div>
      {image ? (
        <div className={styles.picture}>
          <Picture image={image} use="card" sizes="(width < 768px) 100vw, 50vw" locale={locale} />
        </div>
      ) : null}
    </div>
  );
}

/** Invites candidates. */
export function CandidateCallView(block: Omit<CallViewProps, 'ground'>) {
  return <CallView {...block} ground="deep" />;
}

/** Invites to subscribe to the newsletter. */
export function NewsletterCallView(block: Omit<CallViewProps, 'ground'>) {
  return <CallView {...block} ground="shallow" />;
}
