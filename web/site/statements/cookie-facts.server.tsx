import { Fragment } from 'react';
import { listCategories } from '../consent/categories.ts';
import { consentWordsIn } from '../consent/consent-words.ts';
import { CookieList } from '../consent/cookie-list.tsx';
import { ServiceList } from '../consent/service-list.tsx';
import type { FactsProps } from './facts-props.ts';

/** The cookies of each category, and the services of third parties that are loaded with it. */
export function CookieFacts({ locale, assets }: FactsProps) {
  return (
    <>
      {listCategories(locale).map(({ category, name, text }) => (
        <Fragment key={category}>
          <h3>{name}</h3>
          <p>{text}</p>
          <CookieList category={category} locale={locale} />
          <ServiceList category={category} locale={locale} scripts={assets.scripts ?? []} />
        </Fragment>
      ))}
      <p>{consentWordsIn[locale].formatMessage({ id: 'consent.panel-text' })}</p>
    </>
  );
}
