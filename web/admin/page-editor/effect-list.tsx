import type {
  LinkEffect,
  PublicationEffects,
  RedirectEffect,
} from '@parvis/contracts/content/publication-endpoints.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './editor-dialogs.module.css';

/** Returns true when anything changes besides the item's own address. */
export function affectsOtherAddresses({
  addresses,
  redirects,
  menus,
  links,
}: PublicationEffects): boolean {
  return (
    addresses.some(({ from }) => from !== null) ||
    redirects.length + menus.length + links.length > 0
  );
}

/** The changes that a publication makes elsewhere, grouped by type. */
export function EffectList({ effects }: { effects: PublicationEffects }) {
  const { addresses, totalAddresses, redirects, menus, links } = effects;
  const more = totalAddresses - addresses.length;
  return (
    <div className={styles.effects}>
      <Effects concern="addresses" count={addresses.length}>
        {addresses.map(({ id, from, to }) => (
          <li key={id}>
            <FormattedMessage
              id={`effects.address-${to === null ? 'ends' : from === null ? 'begins' : 'moves'}`}
              values={{ from, to }}
            />
          </li>
        ))}
        {more > 0 && (
          <li>
            <FormattedMessage id="move.more" values={{ count: more }} />
          </li>
        )}
      </Effects>
      <Effects concern="redirects" count={redirects.length}>
        {redirects.map((redirect) => (
          <li key={redirect.from}>
            <RedirectWords redirect={redirect} />
          </li>
        ))}
      </Effects>
      <Effects concern="menus" count={menus.length}>
        {menus.map(({ effect, menu, locale, label, below }) => (
          <li key={`${menu} ${locale} ${label}`}>
            <FormattedMessage
              id={`effects.menu-${effect}`}
              values={{ label, name: menu, locale, count: below }}
            />
          </li>
        ))}
      </Effects>
      <Effects concern="links" count={links.length}>
        {links.map((link) => (
          <li key={link.id}>
            <LinkWords link={link} />
          </li>
        ))}
      </Effects>
    </div>
  );
}

interface EffectsProps {
  readonly concern: 'addresses' | 'redirects' | 'menus' | 'links';
  readonly count: number;
  readonly children: ReactNode;
}

function Effects({ concern, count, children }: EffectsProps) {
  if (count === 0) return null;
  return (
    <>
      <h3>
        <FormattedMessage id={`effects.${concern}`} />
      </h3>
      <ul>{children}</ul>
    </>
  );
}

function RedirectWords({ redirect: { effect, from, to } }: { redirect: RedirectEffect }) {
  const gone = to === null ? '-gone' : '';
  return <FormattedMessage id={`effects.redirect-${effect}${gone}`} values={{ from, to }} />;
}

function LinkWords({ link: { id, kind, title, effect } }: { link: LinkEffect }) {
  const item = (
    <Link to="/admin/content/$kind/$id/edit" params={{ kind, id }} target="_blank">
      {title}
    </Link>
  );
  return <FormattedMessage id={`effects.link-${effect}`} values={{ title: item }} />;
}
