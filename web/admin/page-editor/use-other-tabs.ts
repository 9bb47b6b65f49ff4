import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import type { WorkScope } from './unsaved-work.ts';

const newsSchema = z.object({
  tab: z.string(),
  /** The number of parts with unsaved work; 0 once the tab is closed. */
  unsaved: z.number(),
  /** Whether the tab has just saved. */
  saved: z.boolean(),
  /** Whether the others should announce themselves too. */
  asks: z.boolean(),
});
type News = z.infer<typeof newsSchema>;

/**
 * Announces this tab's unsaved work to the user's other tabs with this item, and reloads what they
 * save. Returns whether another tab has unsaved work.
 */
export function useOtherTabs(
  { accountId, contentId }: WorkScope,
  tab: string,
  unsaved: number,
): boolean {
  const queryClient = useQueryClient();
  const [others, setOthers] = useState<ReadonlyMap<string, number>>(new Map());
  const channel = useRef<BroadcastChannel>(undefined);
  const announced = useRef(0);
  const announce = (news: Partial<News>) =>
    channel.current?.postMessage({ tab, unsaved, saved: false, asks: false, ...news });
  const receive = useEffectEvent(({ data }: MessageEvent) => {
    const news = newsSchema.parse(data);
    setOthers((known) => new Map(known).set(news.tab, news.unsaved));
    if (news.saved) void queryClient.invalidateQueries({ queryKey: ['content', contentId] });
    if (news.asks) announce({});
  });
  const say = useEffectEvent(announce);
  useEffect(() => {
    const opened = new BroadcastChannel(`parvis.editing.${accountId}.${contentId}`);
    channel.current = opened;
    opened.addEventListener('message', receive);
    say({ asks: true });
    const leave = () => say({ unsaved: 0 });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      opened.close();
    };
  }, [accountId, contentId]);
  useEffect(() => {
    const saved = unsaved < announced.current;
    if (unsaved !== announced.current) say({ saved });
    announced.current = unsaved;
  }, [unsaved]);
  return [...others.values()].some((parts) => parts > 0);
}
