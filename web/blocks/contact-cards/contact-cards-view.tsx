import type { ModuleData } from '@parvis/contracts/content/modules/module-types.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { inOrder } from '../in-order.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import styles from './contact-cards.module.css';

/** People to write to or to call. */
export function ContactCardsView({ data, images, locale }: BlockProps<'contact-cards'>) {
  return (
    <>
      <BlockTitle>{data.title}</BlockTitle>
      <ul className={styles.cards}>
        {inOrder(data.items, ({ imageId, ...contact }) => {
          const portrait = imageId && images?.get(imageId);
          return (
            <li className={styles.card}>
              {portrait ? (
                <div className={styles.portrait}>
                  <Picture
                    image={{ ...portrait, decorative: true }}
                    use="portrait"
                    sizes="6rem"
                    locale={locale}
                  />
                </div>
              ) : null}
              <ContactWords {...contact} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

type Contact = Omit<ModuleData<'contact-cards'>['items'][number], 'imageId'>;

function ContactWords({ name, role, email, phone }: Contact) {
  return (
    <div className={styles.words}>
      <p className={styles.name}>{name}</p>
      {role ? <p className={styles.role}>{role}</p> : null}
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
    </div>
  );
}
