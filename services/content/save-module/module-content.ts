import {
  type ModuleContent,
  type ModuleType,
  moduleContentSchema,
} from '@parvis/contracts/content/modules/module-types.ts';
import { statementInputSchema } from '@parvis/contracts/content/modules/statement.ts';
import { textModuleSchema } from '@parvis/contracts/content/modules/text.ts';
import { accept, type Outcome, type Refusal, refuse } from '@parvis/contracts/http/refusal.ts';
import { parseBy } from '../../http/parse-input.ts';
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
  const parsed = parseBy(schema, { type, data });
  return parsed.ok ? accept({ content: parsed.value, dropped: [] }) : parsed;
}

function readHtml(data: Readonly<Record<string, unknown>>): Outcome<SentContent> {
  if ('doc' in data) return invalid('doc', 'unknown-value');
  if (typeof data['html'] !== 'string') return invalid('html', 'type');
  const { doc, dropped } = htmlToRichText(data['html']);
  const parsed = textModuleSchema.safeParse({ doc });
  if (!parsed.success) return invalid('html', 'format');
  return accept({ content: { type: 'text', data: parsed.data }, dropped });
}

function invalid(field: string, reason: string): Outcome<never> {
  const details: Omit<Refusal, 'code'> = { path: ['data', field], params: { reason } };
  return refuse('invalid', details);
}
