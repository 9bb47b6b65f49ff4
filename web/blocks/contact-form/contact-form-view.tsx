import { ButtonLink } from '../../ui/button/button.tsx';
import type { BlockProps } from '../block-props.ts';
import { hrefOf } from '../parts/href-of.ts';
import styles from './contact-form.module.css';

/** An invitation to write to the group; nothing while there is nowhere to write. */
export function ContactFormView({ data, links }: BlockProps<'contact-form'>) {
  const href = hrefOf(data.link, links);
  if (href === undefined) return null;
  return (
    <div className={styles.contact}>
      <h2 className={styles.title}>{data.title}</h2>
      {data.text ? <p className={styles.text}>{data.text}</p> : null}
      <p>
        <ButtonLink href={href}>{data.linkLabel}</ButtonLink>
      </p>
    </div>
  );
}
