import type { ChartForm } from '@parvis/contracts/content/modules/chart.ts';
import { type IntlShape, useIntl } from 'react-intl';
import type { BlockProps } from '../block-props.ts';
import { FiguresFoot } from '../figures/figures-foot.tsx';
import { FiguresTableView } from '../figures/figures-table.tsx';
import { writeNumber } from '../figures/write-number.ts';
import { BlockTitle } from '../parts/block-title.tsx';
import { renderUnkeyed } from '../render-unkeyed.ts';
import styles from './chart.module.css';
import { type ChartData, chartData } from './chart-data.ts';
import { describeChart } from './describe-chart.ts';
import { drawParts, hasDrawing } from './draw-chart.ts';
import { canvases, type Drawing, type Mark, type Tone } from './drawing.ts';

/** A chart, drawn for narrow and wide places, and its figures as a table that opens below it. */
export function ChartView({ id, data, locale }: BlockProps<'chart'>) {
  const { title, caption, unit, form, table, notes, source } = data;
  const intl = useIntl();
  const drawn = chartData(table, form);
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      <figure className={styles.chart}>
        <figcaption className={styles.caption}>
          {caption}
          {unit ? <small>{unit}</small> : null}
        </figcaption>
        {hasDrawing(drawn, form) ? (
          <div className={styles.room}>
            <Drawings {...{ drawn, form, intl, locale, id, caption }} />
          </div>
        ) : null}
        <details className={styles.figures} open={!hasDrawing(drawn, form)}>
          <summary>{intl.formatMessage({ id: 'chart.figures' })}</summary>
          <FiguresTableView
            id={`${id}-caption`}
            caption={caption}
            unit={unit}
            table={table}
            locale={locale}
          />
        </details>
        <FiguresFoot {...{ caption, table, notes, source, locale }} />
      </figure>
    </>
  );
}

interface DrawingsProps extends Pick<BlockProps<'chart'>, 'id' | 'locale'> {
  readonly drawn: ChartData;
  readonly form: ChartForm;
  readonly intl: IntlShape;
  readonly caption: string;
}

/** Both widths, of which the place shows one; the other is neither seen nor read. */
function Drawings({ drawn, form, intl, locale, id, caption }: DrawingsProps) {
  const format = (value: number, decimals = drawn.decimals) =>
    writeNumber(locale, `${value}`, decimals);
  const share = (value: number) =>
    intl.formatNumber(value, { style: 'percent', maximumFractionDigits: 0 });
  const sentence = describeChart(drawn, form, intl, format, share);
  return (['narrow', 'wide'] as const).map((size) => (
    <Picture
      key={size}
      className={styles[size]}
      drawing={drawParts(drawn, form, canvases[size], format, share)}
      id={`${id}-${size}`}
      title={caption}
      sentence={sentence}
    />
  ));
}

interface PictureProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly title: string;
  readonly sentence: string;
  readonly drawing: Drawing;
}

function Picture({ id, className, title, sentence, drawing }: PictureProps) {
  const { width, height, marks } = drawing;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${Math.ceil(height)}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{sentence}</desc>
      {renderUnkeyed(marks, (mark) => (
        <Shape mark={mark} />
      ))}
    </svg>
  );
}

function Shape({ mark }: { readonly mark: Mark }) {
  if (mark.kind === 'path') return <path d={mark.d} className={classOf(mark.tone)} />;
  return (
    <text x={mark.x} y={mark.y} textAnchor={mark.anchor} className={classOf(mark.tone)}>
      {mark.text}
    </text>
  );
}

function classOf(tone: Tone): string | undefined {
  return styles[typeof tone === 'number' ? `tone-${tone}` : tone];
}
