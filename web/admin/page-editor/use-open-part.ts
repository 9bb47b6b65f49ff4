import type { ContentView } from '@parvis/contracts/content/views.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSeek } from '../checks/use-seek.ts';
import { useNotify } from '../shell/notices.tsx';
import type { WorkingCopies } from './editing-session.ts';
import type { Pane } from './pane-switch.tsx';
import type { Part } from './part.ts';
import { useArrival } from './use-arrival.ts';

/**
 * Returns which part's form is open according to the address, the function that opens another, and
 * which pane is shown.
 */
export function useOpenPart(content: ContentView, copies: WorkingCopies) {
  const search = useSearch({ from: '/admin/content/$kind/$id/edit' });
  const navigate = useNavigate({ from: '/admin/content/$kind/$id/edit' });
  const intl = useIntl();
  const notify = useNotify();
  const [pane, setPane] = useState<Pane>('form');
  const chosen = content.modules.find(({ id, deleted }) => id === search.module && !deleted);
  const part: Part = chosen?.id ?? 'header';
  const open = (next: Part) => {
    setPane('form');
    const leavesHeader = part === 'header' && next !== 'header';
    if (leavesHeader && copies.has('header')) {
      notify({ words: intl.formatMessage({ id: 'header.updated' }) });
    }
    return navigate({ search: { module: next === 'header' ? undefined : next }, replace: true });
  };
  const { arriving, arrived, arrive, forget } = useArrival(open);
  const choose = (next: Part) => {
    forget();
    void open(next);
  };
  const { sought, seek } = useSeek(part, choose);
  return { part, pane, setPane, choose, arrive, arriving, arrived, sought, seek };
}
