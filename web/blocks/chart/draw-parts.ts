import { scaleLinear } from 'd3-scale';
import type { ChartData } from './chart-data.ts';
import {
  apart,
  type Canvas,
  type Drawing,
  type Mark,
  rect,
  widthOf,
  wrap,
  write,
} from './drawing.ts';

type Write = (value: number, decimals?: number) => string;
type WriteShare = (share: number) => string;

const barWidth = 72;
const nameLine = 16;

/** Draws one bar of shares, each with its name, number and share beside it. */
export function drawShares(
  data: ChartData,
  canvas: Canvas,
  format: Write,
  share: WriteShare,
): Drawing {
  const total = data.parts.reduce((all, { value }) => all + value, 0);
  const x = barWidth + 16;
  const width = canvas.width - x - 20;
  const labels = data.parts.map(({ name, value }) => [
    ...wrap(name, width),
    `${share(value / total)} · ${format(value)}`,
  ]);
  const room = Math.max(...labels.map(({ length }) => length)) * nameLine + 8;
  const height = Math.max(canvas.isWide ? 300 : 260, labels.length * room);
  const scale = scaleLinear().domain([0, total]).range([0, height]);
  let before = 0;
  const spans = data.parts.map(({ value }) => {
    const from = scale(before);
    before += value;
    return { from, to: scale(before) };
  });
  const places = apart(
    spans.map(({ from, to }) => (from + to) / 2 - 4),
    room,
    14,
    height - room + 14,
  );
  return {
    width: canvas.width,
    height: height + 8,
    marks: spans.flatMap(({ from, to }, at): Mark[] => {
      const y = places[at] ?? 0;
      const middle = Math.round((from + to) / 2);
      return [
        rect(0, from, barWidth, to - from, at % 6),
        { kind: 'path', d: `M${barWidth} ${middle}L${x - 4} ${Math.round(y)}`, tone: 'rule' },
        ...(labels[at] ?? []).map((text, row, { length }) =>
          write(x, y + 4 + row * nameLine, text, 'start', row === length - 1 ? 'axis' : 'name'),
        ),
      ];
    }),
  };
}

/** Draws the steps from one total to the next, a row each. */
export function drawWaterfall(data: ChartData, canvas: Canvas, format: Write): Drawing {
  const steps = stepsOf(data);
  const side = canvas.isWide ? 250 : 0;
  const labelled = Math.max(...steps.map(({ label }) => widthOf(format(label)))) + 10;
  const x = scaleLinear()
    .domain([
      Math.min(0, ...steps.flatMap(({ from, to }) => [from, to])),
      Math.max(0, ...steps.flatMap(({ from, to }) => [from, to])),
    ])
    .range([
      side + (steps.some(({ from, to }) => Math.min(from, to) < 0) ? labelled : 0),
      canvas.width - labelled,
    ]);
  const rows = steps.map(({ name }) => wrap(name, canvas.isWide ? side - 20 : canvas.width));
  let y = 4;
  const marks = steps.flatMap((step, at): Mark[] => {
    const lines = rows[at] ?? [];
    const above = canvas.isWide ? Math.max(0, lines.length - 2) * 8 : lines.length * nameLine;
    const start = y + above;
    const [left, right] = [Math.min(x(step.from), x(step.to)), Math.max(x(step.from), x(step.to))];
    const next = steps[at + 1];
    const name = lines.map((text, row) =>
      write(
        0,
        (canvas.isWide ? start + 19 - (lines.length - 1) * 8 : y + 12) + row * nameLine,
        text,
        'start',
        'name',
      ),
    );
    const tone = step.isTotal ? 'total' : step.label < 0 ? 'down' : 'up';
    const end = start + 28;
    y = end + (canvas.isWide ? 8 : 10);
    return [
      ...name,
      rect(left, start, Math.max(1, right - left), 28, tone),
      write(right + 7, start + 19, format(step.label), 'start', 'value'),
      ...(next
        ? [
            {
              kind: 'path',
              d: `M${Math.round(x(step.to))} ${end}V${end + 10}`,
              tone: 'rule',
            } as const,
          ]
        : []),
    ];
  });
  return {
    width: canvas.width,
    height: y,
    marks: [{ kind: 'path', d: `M${Math.round(x(0))} 0V${y}`, tone: 'rule' }, ...marks],
  };
}

/** Returns where each step begins and ends; a total begins at 0. */
export function stepsOf({ parts }: ChartData) {
  let level = 0;
  return parts.map(({ name, value, isTotal }) => {
    const from = isTotal ? 0 : level;
    level = isTotal ? value : level + value;
    return { name, from, to: level, label: value, isTotal };
  });
}
