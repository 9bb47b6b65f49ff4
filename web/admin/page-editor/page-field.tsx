import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { PagePicker } from '../pages/page-picker.tsx';
import { Field } from '../shell/field.tsx';
import { readEditor } from './api/read-editor.ts';

interface PageFieldProps {
  readonly label: string;
  readonly locale: Locale;
  /** The page to exclude: the one being edited. */
  readonly except?: string;
  readonly value: string | undefined;
  readonly onChange: (id: ContentId | undefined) => void;
  readonly refused: string | undefined;
  readonly readOnly: boolean;
}

/** A field that holds a page's id: shows its title, and picks another by searching titles. */
export function PageField({ label, value, onChange, readOnly, ...picker }: PageFieldProps) {
  const { data: page, isPending } = useQuery({
    ...readEditor(value ?? ''),
    enabled: value !== undefined,
    refetchInterval: false,
  });
  if (value !== undefined && isPending) return null;
  const chosen =
    value === undefined ? undefined : { id: value, title: page?.content.title ?? value };
  if (readOnly)
    return <Field label={label} value={chosen?.title ?? ''} onChange={() => {}} readOnly />;
  return (
    <PagePicker {...picker} label={label} chosen={chosen} onChoose={(one) => onChange(one?.id)} />
  );
}
