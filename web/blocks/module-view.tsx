import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import { StatementView } from './statement/statement-view.tsx';
import { TextView } from './text/text-view.tsx';

interface ModuleViewProps {
  readonly content: ModuleContent;
  /** Ids of a text's headings, in their order, unique across the page. */
  readonly headingIds: readonly string[];
}

/** A module as its visitors and its editor see it, whatever its type. */
export function ModuleView({ content, headingIds }: ModuleViewProps) {
  switch (content.type) {
    case 'text':
      return <TextView data={content.data} headingIds={headingIds} />;
    case 'statement':
      return <StatementView data={content.data} />;
  }
}
