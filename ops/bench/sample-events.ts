import { randomUUID } from 'node:crypto';
import type { NewEvent } from '@parvis/contracts/log/event-log.ts';
import type { PostgresEventLog } from '@parvis/services/adapters/log/postgres/postgres-event-log.ts';

/** A save of a text of usual length: eight paragraphs, 27 texts in all. */
export function savedText(revision: number): NewEvent {
  const paragraph = (n: number) => ({
    type: 'paragraph',
    content: [
      { type: 'text', text: `Paragraph ${n} of revision ${revision}. ${'Words. '.repeat(20)}` },
    ],
  });
  return sampleEvent('ModuleSaved', {
    contentId: 'bench0000001',
    moduleId: 'bench00000010001',
    revision,
    data: { type: 'doc', content: Array.from({ length: 8 }, (_, n) => paragraph(n)) },
  });
}

/** A save of a header: seven texts. */
function savedHeader(revision: number): NewEvent {
  return sampleEvent('HeaderSaved', {
    contentId: 'bench0000001',
    revision,
    data: {
      title: { fr: `Titre de la révision ${revision}`, en: `Title of revision ${revision}` },
      slug: { fr: 'titre-de-la-page', en: 'title-of-the-page' },
      keywords: ['one', 'two'],
    },
  });
}

/** A publication: two texts. */
function published(revision: number): NewEvent {
  return sampleEvent('Published', { contentId: 'bench0000001', revision, language: 'fr' });
}

function sampleEvent(type: string, data: NewEvent['data']): NewEvent {
  const metadata = {
    commandId: randomUUID(),
    actor: 'bench0000001',
    occurredAt: new Date().toISOString(),
    version: 1,
  };
  return { id: randomUUID(), type, data, metadata };
}

const kinds = [savedText, savedHeader, published];
const eventsPerStream = 60;
const streamsAtOnce = 16;

/** Appends events of these three kinds, as many of each, in streams of sixty. */
export async function appendSamples(log: PostgresEventLog, count: number): Promise<void> {
  for (let written = 0; written < count; written += eventsPerStream * streamsAtOnce) {
    const left = count - written;
    await log.appendInOrder(
      Array.from({ length: streamsAtOnce }, (_stream, stream) => ({
        stream: `bench-${randomUUID()}`,
        expected: 'no-stream' as const,
        events: Array.from(
          { length: Math.min(eventsPerStream, Math.max(0, left - stream * eventsPerStream)) },
          (_event, n) => (kinds[n % kinds.length] ?? published)(n),
        ),
      })).filter(({ events }) => events.length > 0),
    );
  }
}
