import type { ContentView } from '@parvis/contracts/content/views.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { readUntranslated } from '../content-picker/api/find-content.ts';

interface ParentWarningProps {
  readonly content: ContentView;
  /** The parent as it is in the form. */
  readonly parentId: unknown;
}

/**
 * Warns about a new parent that has no translation in the language of the item's own translation.
 */
export function ParentWarning({ content, parentId }: ParentWarningProps) {
  const [translation] = content.translations;
  const isNew = typeof parentId === 'string' && parentId !== content.parentId;
  const { data: parent } = useQuery({
    ...readUntranslated(String(parentId), translation?.locale ?? content.locale),
    enabled: isNew && translation !== undefined,
  });
  if (!isNew || !translation || !parent) return null;
  return (
    <p className="note" role="status">
      <FormattedMessage
        id="header.parent-untranslated"
        values={{ title: parent.title, locale: translation.locale }}
      />
    </p>
  );
}
