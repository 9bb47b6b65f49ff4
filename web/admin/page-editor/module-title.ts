import type { ModuleView } from '@parvis/contracts/content/views.ts';
import { z } from 'zod';

const maxTitleLetters = 70;
const textNode = z.object({ text: z.string() });
const parent = z.object({ content: z.array(z.unknown()) });

function firstWords(node: unknown): string {
  const text = textNode.safeParse(node);
  if (text.success) return text.data.text;
  const held = parent.safeParse(node);
  if (!held.success) return '';
  const inside = held.data.content.map(firstWords);
  const blocks = held.data.content.some((child) => parent.safeParse(child).success);
  return blocks ? (inside.find((words) => words.trim() !== '') ?? '') : inside.join('');
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** The first words of a module's content, to tell it from its neighbours; empty when it has none. */
export function moduleTitle(data: ModuleView['data']): string {
  if (data === null) return '';
  const words = [data['text'], data['caption'], firstWords(data['doc'])].find(isText) ?? '';
  const line = words.trim();
  return line.length > maxTitleLetters ? `${line.slice(0, maxTitleLetters).trimEnd()}…` : line;
}
