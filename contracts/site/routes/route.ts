import { byLocale, type Locale, pathIn } from '../locale.ts';

/** The shapes of path parameters, as sources of regular expressions without anchors. */
export const shapes = {
  /** A page number. */
  page: '[0-9]{1,9}',
  /** An integer that is not a page number. */
  number: '[0-9]{1,9}',
  id: '[a-z0-9]+',
  /** Words joined by dashes, never all digits: those are page numbers. */
  slug: '(?![0-9]+(?:[/|.]|$))[a-z0-9]+(?:-[a-z0-9]+)*',
  /** One facet's slug, or several joined by bars. */
  filter:
    '(?![0-9]+(?:[/|]|$))[a-z0-9]+(?:-[a-z0-9]+)*(?:\\|(?![0-9]+(?:[/|]|$))[a-z0-9]+(?:-[a-z0-9]+)*)*',
  name: '[a-z]+',
  key: '[a-z0-9]+(?:-[a-z0-9]+)*',
  mediaType: 'image|video|file',
  translationFormat: 'js|json',
  moduleAction: 'activate|deactivate',
  alertType: 'jobv2|job|newsletter',
} as const;
export type Shape = keyof typeof shapes;

const wholeShapes = new Map(
  Object.entries(shapes).map(([shape, source]) => [shape, new RegExp(`^(?:${source})$`)]),
);

/** Returns whether a whole value matches a shape. */
export function matchesShape(shape: Shape, value: string): boolean {
  return wholeShapes.get(shape)?.test(value) ?? false;
}

/**
 * A path parameter. If it has a default or is optional, it may be omitted from the path, together
 * with the separator before it.
 */
export interface RouteParameter {
  readonly shape: Shape;
  readonly default?: string;
  readonly optional?: true;
}

/** A named route with its pattern in each language; every `{name}` of a pattern is one of the parameters. */
export interface Route extends Readonly<Record<Locale, `/${string}`>> {
  readonly parameters: Readonly<Record<string, RouteParameter>>;
  /** Its query parameters, in the order of the canonical address; others are ignored. */
  readonly query?: readonly string[];
  /** Serves a page, or its data for `Accept: application/json`. */
  readonly servesData?: true;
  /** The canonical path includes defaults. */
  readonly spelledOut?: true;
  /** Its first path segments are those of a page that editors may create. */
  readonly amongPages?: true;
  /** Shows the page that editors publish at its path, if there is one. */
  readonly givesWay?: true;
}

/** Returns the patterns of a route whose path is the same in all languages, after their prefixes. */
export function samePath(
  pattern: `/${string}`,
  parameters: Route['parameters'] = {},
): Pick<Route, Locale | 'parameters'> {
  return { ...byLocale((locale) => pathIn(locale, pattern)), parameters };
}

/** A token of a pattern: literal text, or a parameter with the separator before it. */
export type PatternToken =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'parameter';
      readonly name: string;
      readonly separator: string;
      readonly parameter: RouteParameter;
    };

/**
 * Returns the tokens of a route's pattern in one language.
 * @throws Error when the pattern names a parameter that the route does not declare
 */
export function parsePattern(route: Route, locale: Locale): readonly PatternToken[] {
  return [...route[locale].matchAll(/([^{}]*?)([-/.]?)(?:\{(\w+)\}|$)/g)].flatMap(
    ([, text = '', separator = '', name]): readonly PatternToken[] => {
      if (name === undefined)
        return text + separator ? [{ kind: 'text', text: text + separator }] : [];
      const parameter = route.parameters[name];
      if (!parameter) throw new Error(`${route[locale]} names {${name}}, which is not declared`);
      return [
        ...(text ? [{ kind: 'text', text } as const] : []),
        { kind: 'parameter', name, separator, parameter },
      ];
    },
  );
}
