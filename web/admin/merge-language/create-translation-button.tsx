import type { ContentView } from '@parvis/contracts/content/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { usePageCommand } from '../page-editor/use-page-command.ts';
import { inLanguage } from '../shell/in-language.ts';
import { translatePage } from './api/merges.ts';

interface CreateTranslationButtonProps {
  readonly content: ContentView;
  readonly locale: Locale;
}

/** Creates the translation of a page as a copy of it, and opens it. */
export function CreateTranslationButton({ content, locale }: CreateTranslationButtonProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { run, busy } = usePageCommand(content.id);
  const create = async () => {
    const words = intl.formatMessage({ id: 'merge.created' });
    const made = await run({
      send: () => translatePage(content, locale),
      done: () => ({ words }),
    });
    if (made)
      await navigate({
        to: '/admin/content/$kind/$id/edit',
        params: { kind: content.kind, id: made.id },
      });
  };
  return (
    <Button className="button small" isDisabled={busy} onPress={() => void create()}>
      {inLanguage(intl, 'merge.create', locale, { kind: content.kind })}
    </Button>
  );
}
