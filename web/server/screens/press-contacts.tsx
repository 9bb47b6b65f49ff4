import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import { useIntl } from 'react-intl';
import { ContactCard, ContactCardList } from '../../blocks/parts/contact-card.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './press-contacts.module.css';

/** The contacts for journalists: those of a news item, and the Group's spokespeople. */
export function PressContacts({ page }: { readonly page: ContentPage }) {
  const { formatMessage } = useIntl();
  const { details, locale, spokespeople = [] } = page;
  const contact = details.kind === 'news' ? details.pressContact : undefined;
  if (!contact && spokespeople.length === 0) return null;
  return (
    <aside className={`${layout.grid} ${styles.contacts}`} aria-labelledby="press-contacts">
      <div className={styles.inner}>
        <h2 id="press-contacts" className={typography.heading}>
          {formatMessage({ id: 'press.contacts' })}
        </h2>
        {contact ? (
          <ContactCardList>
            <ContactCard
              {...contact}
              role={formatMessage({ id: 'press.contact' })}
              locale={locale}
            />
          </ContactCardList>
        ) : null}
        {spokespeople.length === 0 ? null : (
          <>
            <h3 className={styles.speakers}>{formatMessage({ id: 'press.spokespeople' })}</h3>
            <ContactCardList>
              {spokespeople.map(({ id, title, path, role, image }) => (
                <ContactCard
                  key={id}
                  name={title}
                  href={path}
                  role={role}
                  portrait={image && { ...image, decorative: true }}
                  locale={locale}
                />
              ))}
            </ContactCardList>
          </>
        )}
      </div>
    </aside>
  );
}
