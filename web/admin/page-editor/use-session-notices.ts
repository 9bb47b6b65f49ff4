import type { ContentView } from '@parvis/contracts/content/views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNotify } from '../shell/notices.tsx';
import type { EditingNotification } from './editing-session.ts';
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

/** Shows notices for the events that the editing session emits. */
export function useSessionNotices({ actor }: EditingSession, content: ContentView): void {
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
        const tone = news.refused.length > 0 ? 'failed' : 'done';
        if (id) notify({ words: intl.formatMessage({ id }), tone });
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
