import type { TriedRecord } from '@parvis/contracts/careers/mapping/endpoints.ts';
import type { Mapping } from '@parvis/contracts/careers/mapping/mapping.ts';
import { placesOf } from '@parvis/contracts/careers/offer.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { FieldName } from '../imports/import-notes.tsx';
import { tryMapping } from './mapping-requests.ts';
import own from './mappings.module.css';

interface MappingTrialProps {
  readonly mapping: Mapping;
  readonly first: readonly unknown[];
  readonly at: number;
}

/** The offer that a mapping makes of a record, and how many of the first records become offers. */
export function MappingTrial({ mapping, first, at }: MappingTrialProps) {
  const { data, error, isPlaceholderData } = useQuery(tryMapping(mapping, first));
  const records = data?.records ?? [];
  const tried = records[Math.min(at, records.length - 1)];
  return (
    <section
      className={own.beside}
      aria-labelledby="mapping-trial"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be scrollable by keyboard
      tabIndex={0}
      aria-busy={isPlaceholderData}
    >
      <h3 id="mapping-trial">
        <FormattedMessage id="mappings.result" />
      </h3>
      {error && <p className="refused">{error.message}</p>}
      {first.length > 0 && data && (
        <p className={own.soft} role="status">
          <FormattedMessage
            id="mappings.count"
            values={{
              good: records.filter(({ offer }) => offer !== undefined).length,
              count: records.length,
            }}
          />
        </p>
      )}
      {tried && first.length > 0 && <Tried tried={tried} />}
    </section>
  );
}

function Tried({ tried: { offer, refused, notes } }: { readonly tried: TriedRecord }) {
  return (
    <>
      {[...(refused ? [refused] : []), ...notes].map((note) => (
        <p key={JSON.stringify(note)} className={refused ? 'refused' : own.soft}>
          <FieldName field={note.field} /> · <FormattedMessage id={`imports.note.${note.code}`} />
          {note.words !== undefined && ` · ${note.words}`}
        </p>
      ))}
      {offer && (
        <dl className={own.leaves}>
          {shownOf(offer).map(([field, text]) => (
            <div key={field}>
              <dt>
                <FormattedMessage id={`mappings.field.${field}`} />
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** The texts of an offer, by field. */
function shownOf(offer: NonNullable<TriedRecord['offer']>): readonly (readonly [string, string])[] {
  const { salary } = offer;
  const places = placesOf(offer).map(({ city, region, country }) =>
    [city, region, country].filter(Boolean).join(', '),
  );
  const amounts = salary && ('words' in salary ? salary.words : amountsOf(salary));
  const shown: readonly (readonly [string, string | undefined])[] = [
    ['reference', offer.reference],
    ...locales.map((locale) => [`title.${locale}`, offer.title[locale]] as const),
    ...locales.map((locale) => {
      const text = offer.description[locale];
      return [`description.${locale}`, text && toPlainText(text).slice(0, 160)] as const;
    }),
    ['domain', offer.domain && [...new Set(Object.values(offer.domain))].join(' / ')],
    ['contract', offer.contract],
    ['workingTime', offer.workingTime],
    ['experience', offer.experience],
    ['remote', offer.remote],
    ['entity', offer.entity],
    ['place', places.join(' · ')],
    ['salary', amounts],
    ['publishedAt', offer.publishedAt],
    ['closesAt', offer.closesAt],
    ['applyUrl', offer.applyUrl],
  ];
  return shown.flatMap(([field, text]) => (text ? [[field, text] as const] : []));
}

function amountsOf({
  minimum,
  maximum,
  currency,
  per,
}: {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly currency: string;
  readonly per: string;
}): string {
  return `${[minimum, maximum].filter((one) => one !== undefined).join(' – ')} ${currency} / ${per}`;
}
