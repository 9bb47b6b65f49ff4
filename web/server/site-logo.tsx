import { pictureSources } from '@parvis/contracts/media/picture-sources.ts';
import type { WithSite } from '@parvis/contracts/site/site-frame.ts';
import { useIntl } from 'react-intl';
import icon from '../ui/icon.svg';
import { Logo } from '../ui/logo.tsx';
import mark from '../ui/mark.svg';
import { PictureElement } from '../ui/picture/picture-element.tsx';

/** The maximum width of a logo; its height is that of the mark. */
const logoSizes = '12rem';

interface SiteLogoProps extends WithSite {
  readonly ground: 'light' | 'deep';
}

/** The site's logo according to its settings: an image, the mark, or its name alone. */
export function SiteLogo({ site, ground }: SiteLogoProps) {
  const name = useIntl().formatMessage({ id: 'site.name' });
  const logo = site?.logo;
  if (logo?.kind !== 'picture') return <Logo name={name} prefix={logo?.kind ?? 'none'} />;
  // Its alternative text is the name of the site, whatever the library contains.
  const named = { credit: '', alt: logo.withName ? '' : name };
  const image = ground === 'deep' ? (logo.onDeep ?? logo.image) : logo.image;
  const parts = { ...pictureSources(image, 'whole'), ...named };
  const picture = <PictureElement parts={parts} sizes={logoSizes} lazy={false} />;
  return <Logo name={logo.withName ? name : undefined} prefix={picture} />;
}

/** The icon that browsers show next to the title of a document. */
export function SiteIcon({ site }: WithSite) {
  const logo = site?.logo;
  if (logo?.kind === 'picture')
    return <link rel="icon" href={pictureSources(logo.image, 'whole').src} type="image/jpeg" />;
  const own = site?.brand?.icon ?? (logo?.kind === 'mark' ? mark : icon);
  return <link rel="icon" href={own} type="image/svg+xml" />;
}
