import type { ChartForm } from '@parvis/contracts/content/modules/chart.ts';
import { scaleBand, scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { ChartData } from './chart-data.ts';
import {
  apart,
  type Canvas,
  type Drawing,
  type Mark,
  r,
  rect,
  textSize,
  widthOf,
  wrap,
  write,
} from './drawing.ts';

type Write = (value: number, decimals?: number) => string;

interface Plot {
  readonly data: ChartData;
  readonly form: ChartForm;
  readonly x: (category: number) => number;
  readonly step: number;
  readonly y: (value: number) => number;
  readonly write: Write;
}

const topMargin = 26;
const lineHeight = 18;

/** Draws bars, lines and areas over the columns of a table. */
export function drawSeries(
  data: ChartData,
  form: ChartForm,
  canvas: Canvas,
  format: Write,
): Drawing {
  const names = data.series.map(({ name }) => name);
  const isNamed = names.length > 1;
  const side = isNamed && canvas.isWide ? Math.min(220, Math.max(...names.map(widthOf)) + 20) : 0;
  const key = isNamed && !canvas.isWide ? keyOf(names, canvas.width) : { marks: [], height: 0 };
  const plotHeight = canvas.isWide ? 280 : 210;
  const [low, high] = extent(data, form);
  const y = scaleLinear()
    .domain([low, high])
    .nice(4)
    .range([key.height + topMargin + plotHeight, key.height + topMargin]);
  const ticks = y.ticks(4);
  const left = Math.max(...ticks.map((tick) => widthOf(format(tick, tickDecimals(ticks))))) + 8;
  const band = scaleBand<number>()
    .domain(data.categories.map((_, at) => at))
    .range([left, canvas.width - side])
    .paddingInner(0.28)
    .paddingOuter(0.14);
  const plot: Plot = {
    data,
    form,
    x: (at) => band(at) ?? 0,
    step: band.bandwidth(),
    y: (value) => y(value),
    write: format,
  };
  const bottom = y.range()[0] ?? 0;
  const axis = [
    ...ticks.flatMap((tick): Mark[] => [
      {
        kind: 'path',
        d: `M${r(left)} ${r(y(tick))}H${r(canvas.width - side)}`,
        tone: tick === 0 ? 'rule' : 'line',
      },
      write(left - 8, y(tick) + 4, format(tick, tickDecimals(ticks)), 'end'),
    ]),
    ...categoryNames(plot, band.step(), bottom + 20),
  ];
  const drawn = form === 'lines' || form === 'areas' ? drawLines(plot) : drawBars(plot);
  const beside =
    side > 0
      ? namesBeside(plot, canvas.width - side + 10, key.height + topMargin, bottom, side - 10)
      : [];
  return {
    width: canvas.width,
    height: bottom + 30,
    marks: [...key.marks, ...axis, ...drawn, ...beside],
  };
}

function isStacked(form: ChartForm): boolean {
  return form === 'stacked' || form === 'areas';
}

function extent({ series, categories }: ChartData, form: ChartForm): readonly [number, number] {
  const values = isStacked(form)
    ? categories.flatMap((_, at) => [
        sum(series.map(({ values: all }) => Math.max(0, all[at] ?? 0))),
        sum(series.map(({ values: all }) => Math.min(0, all[at] ?? 0))),
      ])
    : series.flatMap(({ values: all }) => all.filter((value) => value !== undefined));
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  return low === high ? [0, 1] : [low, high];
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function tickDecimals(ticks: readonly number[]): number {
  const step = Math.abs((ticks[1] ?? 1) - (ticks[0] ?? 0));
  return step >= 1 ? (Number.isInteger(step) ? 0 : 1) : Math.min(4, Math.ceil(-Math.log10(step)));
}

/** Names every category, or every second, third and so on, as there is room; always the last. */
function categoryNames({ data, x, step }: Plot, room: number, y: number): Mark[] {
  const widest = Math.max(...data.categories.map(widthOf)) + 8;
  const every = Math.max(1, Math.ceil(widest / room));
  const last = data.categories.length - 1;
  return data.categories.flatMap((name, at) =>
    (last - at) % every === 0
      ? [write(x(at) + step / 2, y, name, 'middle', at === last ? 'name' : 'axis')]
      : [],
  );
}

/** A bar from 0, or from what is stacked below it, with its number where there is room. */
function drawBars(plot: Plot): Mark[] {
  const { data, form, x, y, step } = plot;
  const own = form === 'stacked' ? step : step / data.series.length;
  return data.categories.flatMap((_, at) => {
    const ends = { up: 0, down: 0 };
    const bars = data.series.flatMap(({ values }, place): Mark[] => {
      const value = values[at];
      if (value === undefined) return [];
      const isUp = value >= 0;
      const from = form === 'stacked' ? ends[isUp ? 'up' : 'down'] : 0;
      ends[isUp ? 'up' : 'down'] = from + value;
      const [a, b] = [y(from), y(from + value)];
      const left = form === 'stacked' ? x(at) : x(at) + own * place;
      const bar = rect(left + 0.5, Math.min(a, b), own - 1, Math.abs(a - b), place);
      const label = plot.write(value);
      const fits = widthOf(label) <= own + (data.series.length === 1 ? step * 0.3 : 0);
      if (form === 'stacked' || !fits) return [bar];
      const above = isUp ? b - 6 : b + textSize + 3;
      return [bar, write(left + own / 2, above, label, 'middle', 'value')];
    });
    const total = plot.write(ends.up + ends.down);
    const isLabelled = form === 'stacked' && data.series.length > 1 && widthOf(total) <= step * 1.3;
    return isLabelled
      ? [...bars, write(x(at) + step / 2, y(ends.up) - 6, total, 'middle', 'value')]
      : bars;
  });
}

function drawLines(plot: Plot): Mark[] {
  const { data, form, x, y, step } = plot;
  const below = data.categories.map(() => 0);
  const last = data.categories.length - 1;
  const shapes = data.series.map(({ values }, place) => {
    const points = values.map((value, at) => {
      const from = form === 'areas' ? (below[at] ?? 0) : 0;
      if (form === 'areas') below[at] = from + (value ?? 0);
      return {
        x: x(at) + step / 2,
        from: y(from),
        to: y(from + (value ?? 0)),
        isThere: value !== undefined,
      };
    });
    const d = shapeOf(points, form);
    const end = points[last];
    const label = plot.write(values[last] ?? 0);
    return { d, place, end, label, value: values[last] };
  });
  const paths = shapes.flatMap(({ d, place }): Mark[] =>
    d === ''
      ? []
      : [{ kind: 'path', d, tone: form === 'areas' ? place : (`edge-${place}` as const) }],
  );
  if (form === 'areas') return paths;
  const ends = shapes.filter(({ value }) => value !== undefined);
  const heights = apart(
    ends.map(({ end }) => (end?.to ?? 0) - 9),
    lineHeight,
    12,
    Number.POSITIVE_INFINITY,
  );
  return [
    ...paths,
    ...ends.flatMap(({ end, place }): Mark[] => [dotOf(end?.x ?? 0, end?.to ?? 0, place)]),
    ...ends.map(({ end, label }, at) =>
      write(end?.x ?? 0, heights[at] ?? 0, label, 'middle', 'value'),
    ),
  ];
}

interface Point {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly isThere: boolean;
}

function shapeOf(points: Point[], form: ChartForm): string {
  if (form === 'areas')
    return (
      area<Point>()
        .x((one) => r(one.x))
        .y0((one) => r(one.from))
        .y1((one) => r(one.to))(points) ?? ''
    );
  return (
    line<Point>()
      .defined((one) => one.isThere)
      .x((one) => r(one.x))
      .y((one) => r(one.to))(points) ?? ''
  );
}

function dotOf(x: number, y: number, tone: number): Mark {
  return { kind: 'path', d: `M${r(x - 4)} ${r(y)}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z`, tone };
}

/** The names of series at the height of their last value. */
function namesBeside(plot: Plot, x: number, top: number, bottom: number, width: number): Mark[] {
  const last = plot.data.categories.length - 1;
  let below = 0;
  const heights = plot.data.series.map(({ values }, place) => {
    const value = values[last] ?? 0;
    if (!isStacked(plot.form))
      return plot.form === 'bars' ? top + 30 + place * 26 : plot.y(value) + 4;
    below += value;
    return plot.y(below - value / 2) + 4;
  });
  const lines = plot.data.series.map(({ name }) => wrap(name, width - 16).slice(0, 2));
  const room = Math.max(...lines.map(({ length }) => length)) * 15 + 5;
  const placed = apart(heights, room, top, bottom);
  return lines.flatMap((words, place) => [
    rect(x, (placed[place] ?? 0) - 10, 10, 10, place),
    ...words.map((text, at) =>
      write(x + 16, (placed[place] ?? 0) + at * 15, text, 'start', 'name'),
    ),
  ]);
}

/** The names of series above a narrow chart, as many to a line as fit. */
function keyOf(
  names: readonly string[],
  width: number,
): { readonly marks: Mark[]; readonly height: number } {
  const marks: Mark[] = [];
  let [x, y] = [0, 12];
  names.forEach((name, place) => {
    const lines = wrap(name, width - 18);
    const wide = 18 + Math.max(...lines.map(widthOf)) + 14;
    if (x > 0 && x + wide > width) [x, y] = [0, y + 20];
    marks.push(rect(x, y - 10, 10, 10, place));
    marks.push(...lines.map((text, at) => write(x + 16, y + at * 15, text, 'start', 'name')));
    x += wide;
    y += (lines.length - 1) * 15;
  });
  return { marks, height: y + 8 };
}
