import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import styles from './contact.module.css';

/**
 * A button that is replaced by the contact form; without script it leads to a page with the form.
 */
export function ContactView({ id, data, locale, viewer }: BlockProps<'contact'>) {
  return (
    <div
      className={styles.contact}
      data-island={viewer.logged ? undefined : 'contact'}
      data-wake="visible"
    >
      <BlockTitle>{data.title}</BlockTitle>
      {data.text === '' ? null : <p className={styles.text}>{data.text}</p>}
      <div data-contact="place" data-in-place>
        <ButtonLink href={pathOf('module_contact_form', locale, { id })}>
          {data.buttonLabel}
        </ButtonLink>
      </div>
    </div>
  );
}
