import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { readNamedContent } from '../content-picker/api/find-content.ts';
import { ContentPicker } from '../content-picker/content-picker.tsx';
import { Field } from '../shell/field.tsx';

interface PageFieldProps {
  readonly label: string;
  readonly locale: Locale;
  /** The kinds of items to pick from; all when omitted. */
  readonly kinds?: readonly ContentKind[];
  /** The item to exclude: the one being edited. */
  readonly except?: string | undefined;
  readonly value: string | undefined;
  readonly onChange: (id: ContentId | undefined) => void;
  readonly refused: string | undefined;
  readonly readOnly: boolean;
}

/** A field for an item's id: shows its title, and picks another by searching titles. */
export function PageField({ label, value, onChange, readOnly, ...picker }: PageFieldProps) {
  const { data: item, isPending } = useQuery({
    ...readNamedContent(value ?? ''),
    enabled: value !== undefined,
  });
  if (value !== undefined && isPending) return null;
  const chosen = value === undefined ? undefined : { id: value, title: item?.title ?? value };
  if (readOnly)
    return <Field label={label} value={chosen?.title ?? ''} onChange={() => {}} readOnly />;
  return (
    <ContentPicker
      {...picker}
      label={label}
      chosen={chosen}
      onChoose={(one) => onChange(one?.id)}
    />
  );
}
