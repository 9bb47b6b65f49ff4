import { Card } from '../../ui/card/card.tsx';
import { DocumentSheet } from '../../ui/document-sheet/document-sheet.tsx';
import { TideChart } from '../../ui/tide-chart/tide-chart.tsx';
import type { DesignContext } from '../design-context.ts';
import { DesignSection, Specimen } from '../specimen.tsx';

/** Cards with and without an image. */
export function CardSection({ samples }: DesignContext) {
  const { tag, title, summary } = samples.card;
  const card = { href: '#card', level: 4, title, tag, summary, date: samples.date } as const;
  return (
    <DesignSection name="card">
      <Specimen state="tile">
        <Card {...card} picture={<TideChart seed="digues" format="tile" />} />
      </Specimen>
      <Specimen state="document">
        <Card {...card} picture={<DocumentSheet format="PDF" />} />
      </Specimen>
      <Specimen state="without-picture">
        <Card {...card} />
      </Specimen>
      <Specimen state="row" width="whole">
        <Card {...card} layout="row" picture={<TideChart seed="baie" format="tile" />} />
      </Specimen>
    </DesignSection>
  );
}
