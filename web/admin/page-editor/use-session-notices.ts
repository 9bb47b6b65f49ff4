import type { ContentView } from '@parvis/contracts/content/views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useNotify } from '../shell/notices.tsx';
import type { EditingNotification } from './editing-session.ts';
import type { Part } from './part.ts';
import type { EditingSession } from './use-editing-session.ts';

/** Returns the message id for a finished save, including refused parts; undefined if nothing was saved. */
export function savedMessage(
  news: Extract<EditingNotification, { type: 'saved' }>,
): string | undefined {
  const { parts, refused } = news;
  if (refused.length > 0) {
    if (refused.length + parts.length > 1) return 'save.one-refused';
    return refused[0] === 'header' ? 'save.header-refused' : 'save.module-refused';
  }
  if (parts.length === 0) return undefined;
  return parts.every((part) => part !== 'header') ? 'save.module-saved' : 'save.content-saved';
}

/** Returns what a part is called where it is not seen: a module by its type and its place. */
function namePart({ formatMessage }: IntlShape, content: ContentView, part: Part): string {
  if (part === 'header') return formatMessage({ id: 'header.part' }, { kind: content.kind });
  const modules = content.modules.filter(({ deleted }) => !deleted);
  const place = modules.findIndex(({ id }) => id === part);
  const module = formatMessage({ id: `module-type.${modules[place]?.type ?? 'text'}` });
  return formatMessage({ id: 'save.refused-part' }, { module, place: place + 1 });
}

/**
 * Shows notices for the events that the editing session emits. What was refused is named, and opened
 * by the notice, until a later save succeeds.
 */
export function useSessionNotices(
  { actor }: EditingSession,
  content: ContentView,
  open: (part: Part) => void,
): void {
  const intl = useIntl();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const showNotice = useEffectEvent((news: EditingNotification) => {
    switch (news.type) {
      case 'started':
        notify({ words: intl.formatMessage({ id: 'editing.started' }) });
        return;
      case 'denied':
        notify({ words: news.problem.detail, tone: 'failed' });
        return;
      case 'merged':
        notify({ words: intl.formatMessage({ id: 'save.merged' }, { by: news.by }) });
        return;
      case 'held back':
        notify({
          words: intl.formatMessage(
            { id: 'save.held-back' },
            { kind: content.kind, holder: news.holder },
          ),
          tone: 'failed',
        });
        return;
      case 'saved': {
        const id = savedMessage(news);
        const [first] = news.refused;
        const refusal = first !== undefined && {
          tone: 'failed' as const,
          detail: news.refused.map((part) => namePart(intl, content, part)).join(', '),
          action: {
            label: intl.formatMessage({ id: 'save.show-refused' }),
            run: () => open(first),
          },
        };
        if (id) notify({ words: intl.formatMessage({ id }), subject: 'save', ...refusal });
        void queryClient.invalidateQueries({ queryKey: ['contents'] });
        void queryClient.invalidateQueries({ queryKey: ['history', content.id] });
      }
    }
  });
  useEffect(() => {
    const subscription = actor.on('*', showNotice);
    return () => subscription.unsubscribe();
  }, [actor]);
}
