import {
  type ModuleContent,
  type ModuleType,
  moduleContentSchema,
} from '@parvis/contracts/content/modules/module-types.ts';
import { statementInputSchema } from '@parvis/contracts/content/modules/statement.ts';
import { textModuleSchema } from '@parvis/contracts/content/modules/text.ts';
import { accept, type Outcome, type Refusal, refuse } from '@parvis/contracts/http/refusal.ts';
import { maxReports } from '@parvis/contracts/rich-text/html/read-html.ts';
import { valueAt } from '@parvis/contracts/rich-text/value-at.ts';
import { parseStrictlyBy } from '../../http/parse-input.ts';
import { unknownInText } from '../../http/unknown-fields.ts';
import { htmlToRichText } from '../../rich-text/html-to-rich-text.ts';

/** A module's parsed content, and a description of what its conversion dropped. */
export interface SentContent {
  readonly content: ModuleContent;
  readonly dropped: readonly string[];
}

/** Parses the `data` of a module by its type's schema; a text module may also be sent as `{html}`. */
export function readModuleContent(
  type: ModuleType,
  data: Readonly<Record<string, unknown>>,
): Outcome<SentContent> {
  if (type === 'text' && 'html' in data) return readHtml(data);
  const schema = type === 'statement' ? statementInputSchema : moduleContentSchema;
  const parsed = parseStrictlyBy(schema, { type, data });
  return parsed.ok ? accept({ content: parsed.value, dropped: droppedFrom(data) }) : parsed;
}

/** Returns the fields of rich texts that documents do not have; dropping a null loses nothing. */
function droppedFrom(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 'doc') {
    const lost = unknownInText(value).filter((path) => !saysNothing(valueAt(value, path)));
    return [...new Set(lost.map((path) => `field: ${namesIn(path)}`))].slice(0, maxReports);
  }
  return Object.values(value).flatMap(droppedFrom);
}

function saysNothing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === null;
  return Object.values(value).every(saysNothing);
}

/** Returns a path without its numbers, so that a repeated loss is reported once. */
function namesIn(path: readonly (string | number)[]): string {
  return path.filter((step) => typeof step === 'string' && step !== 'content').join('.');
}

function readHtml(data: Readonly<Record<string, unknown>>): Outcome<SentContent> {
  const other = Object.keys(data).find((name) => name !== 'html');
  if (other !== undefined) return invalid(other, 'unknown-field');
  if (typeof data['html'] !== 'string') return invalid('html', 'type');
  const { doc, dropped } = htmlToRichText(data['html']);
  const parsed = textModuleSchema.safeParse({ doc });
  if (!parsed.success) return invalid('html', 'format');
  return accept({ content: { type: 'text', data: parsed.data }, dropped });
}

function invalid(field: string, reason: string): Outcome<never> {
  const details: Omit<Refusal, 'code'> = { path: ['data', field], params: { reason, field } };
  return refuse('invalid', details);
}
