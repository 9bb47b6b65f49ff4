import type { BlockProps } from '../block-props.ts';
import { accompanyingPicture } from '../parts/accompanying-picture.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import { ContactCard, ContactCardList } from '../parts/contact-card.tsx';
import { renderUnkeyed } from '../render-unkeyed.ts';

/** A block of contact cards. */
export function ContactCardsView({ data, images, locale }: BlockProps<'contact-cards'>) {
  return (
    <>
      <BlockTitle>{data.title}</BlockTitle>
      <ContactCardList>
        {renderUnkeyed(data.items, ({ imageId, imageAlt, ...contact }) => (
          <ContactCard
            {...contact}
            portrait={accompanyingPicture({ imageId, imageAlt }, { images, locale })}
            locale={locale}
          />
        ))}
      </ContactCardList>
    </>
  );
}
