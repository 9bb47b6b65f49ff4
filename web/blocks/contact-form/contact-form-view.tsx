import { useIntl } from 'react-intl';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { BlockProps } from '../block-props.ts';
import { findDestination } from '../parts/find-destination.ts';
import styles from './contact-form.module.css';

/** An invitation to contact the group; empty while its link has no destination. */
export function ContactFormView({ data, links }: BlockProps<'contact-form'>) {
  const newTabNote = useIntl().formatMessage({ id: 'link.new-tab' });
  const destination = findDestination(data.link, links, newTabNote);
  if (destination === undefined) return null;
  return (
    <div className={styles.contact}>
      <h2 className={styles.title}>{data.title}</h2>
      {data.text ? <p className={styles.text}>{data.text}</p> : null}
      <p>
        <ButtonLink {...destination}>{data.linkLabel}</ButtonLink>
      </p>
    </div>
  );
}
