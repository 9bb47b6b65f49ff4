import type { ContentView } from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { readUntranslated } from '../content-picker/api/find-content.ts';
import { inLanguage } from '../shell/in-language.ts';

interface ParentWarningProps {
  readonly content: ContentView;
  /** The parent as it is in the form. */
  readonly parentId: unknown;
}

/** Warns about a new parent that lacks a language in which the item has a translation. */
export function ParentWarning({ content, parentId }: ParentWarningProps) {
  if (typeof parentId !== 'string' || parentId === content.parentId) return null;
  return content.translations.map(({ locale }) => (
    <UntranslatedParent key={locale} parentId={parentId} locale={locale} />
  ));
}

function UntranslatedParent({ parentId, locale }: { parentId: string; locale: Locale }) {
  const intl = useIntl();
  const { data: parent } = useQuery(readUntranslated(parentId, locale));
  return (
    parent && (
      <p className="note" role="status">
        {inLanguage(intl, 'header.parent-untranslated', locale, { title: parent.title })}
      </p>
    )
  );
}
