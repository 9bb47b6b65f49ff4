import type { ContentView } from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { readUntranslated } from '../content-picker/api/find-content.ts';
import { usePageCommand } from '../page-editor/use-page-command.ts';
import { inLanguage } from '../shell/in-language.ts';
import { moveNode } from '../tree/api/tree.ts';
import { translatePage } from './api/merges.ts';
import { TranslationPlaceDialog, type UntranslatedParent } from './translation-place-dialog.tsx';

interface CreateTranslationButtonProps {
  readonly content: ContentView;
  readonly locale: Locale;
}

/**
 * Creates the translation of a page as a copy of it, and opens it. If the parent has no translation
 * in its language, its editor chooses its place first.
 */
export function CreateTranslationButton({ content, locale }: CreateTranslationButtonProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { run, busy } = usePageCommand(content.id);
  const [parent, setParent] = useState<UntranslatedParent>();
  const [isReading, setReading] = useState(false);
  const label = inLanguage(intl, 'merge.create', locale, { kind: content.kind });
  const create = async (under?: string) => {
    setParent(undefined);
    const words = intl.formatMessage({ id: 'merge.created' });
    const made = await run({
      send: () => translatePage(content, locale),
      done: () => ({ words }),
    });
    if (made === undefined) return;
    if (under !== undefined) await run({ send: () => moveNode(made, under) });
    await navigate({
      to: '/admin/content/$kind/$id/edit',
      params: { kind: content.kind, id: made.id },
    });
  };
  const createOrAsk = async () => {
    const { parentId } = content;
    setReading(true);
    const untranslated =
      parentId &&
      (await queryClient
        .fetchQuery(readUntranslated(parentId, locale))
        // The parent's title is unknown, but not that it may be missing.
        .catch(() => ({ id: parentId, kind: content.kind, title: '…' })));
    setReading(false);
    if (untranslated) setParent(untranslated);
    else await create();
  };
  return (
    <>
      <Button
        className="button small"
        isDisabled={busy || isReading}
        onPress={() => void createOrAsk()}
      >
        {label}
      </Button>
      {parent && (
        <TranslationPlaceDialog
          title={label}
          locale={locale}
          parent={parent}
          onCreate={(under) => void create(under)}
          onClose={() => setParent(undefined)}
        />
      )}
    </>
  );
}
