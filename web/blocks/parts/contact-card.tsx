import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './contact-card.module.css';

export interface ContactCardProps {
  readonly name: string;
  /** The page about the person. */
  readonly href?: string | undefined;
  readonly role?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly portrait?: ShownImage | undefined;
  readonly locale: Locale;
}

/** A list of contact cards, side by side where there is room. */
export function ContactCardList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}

/** A contact card. */
export function ContactCard({ name, href, role, portrait, locale, ...ways }: ContactCardProps) {
  return (
    <li className={styles.card}>
      {portrait ? (
        <div className={styles.portrait}>
          <Picture image={portrait} use="portrait" sizes="6rem" locale={locale} />
        </div>
      ) : null}
      <div className={styles.words}>
        <p className={styles.name}>{href === undefined ? name : <a href={href}>{name}</a>}</p>
        {role ? <p className={styles.role}>{role}</p> : null}
        <ContactMethods {...ways} />
      </div>
    </li>
  );
}

function ContactMethods({ email, phone }: Pick<ContactCardProps, 'email' | 'phone'>) {
  return (
    <>
      {email ? (
        <p>
          <a className={styles.way} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      ) : null}
      {phone ? (
        <p>
          <a className={styles.way} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        </p>
      ) : null}
    </>
  );
}
