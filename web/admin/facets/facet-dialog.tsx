import type { ListedFacet } from '@parvis/contracts/facets/endpoints.ts';
import type { FacetName } from '@parvis/contracts/facets/facet-name.ts';
import { byLocale, defaultLocale, inEachLocale, textIn } from '@parvis/contracts/site/locale.ts';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import { DraftDialog } from '../drafts/draft-dialog.tsx';
import { useDialogForm } from '../drafts/use-dialog-form.ts';
import { proposeSlug } from '../pages/propose-slug.ts';
import { newCommandId } from '../requests/command-id.ts';
import { Field } from '../shell/field.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { FieldInLanguages } from '../site-settings/field-in-languages.tsx';
import { nameFacet, readFacet, renameFacet } from './api/facets.ts';

const draftSchema = z.object({
  names: inEachLocale(z.string()),
  /** Derived from the name in the default language until it is edited. */
  id: z.string().optional(),
});

const noNames = byLocale(() => '');

interface FacetDialogProps {
  readonly group: FacetName['group'];
  /** Undefined for a new one. */
  readonly facet: ListedFacet | undefined;
  readonly onClose: () => void;
}

/** The dialog in which a value of a facet is added or renamed; its id and slugs do not change. */
export function FacetDialog({ group, facet, onClose }: FacetDialogProps) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const toId = ({ names, id }: z.infer<typeof draftSchema>) =>
    facet?.id ?? id ?? proposeSlug(names[defaultLocale]);
  const named = (draft: z.infer<typeof draftSchema>) => ({
    group,
    id: toId(draft),
    names: draft.names,
  });
  const { form, refused } = useDialogForm<
    z.infer<typeof draftSchema>,
    FacetName & { readonly revision: number }
  >({
    list: 'facets',
    item: facet,
    id: `${group}.${facet?.id ?? 'new'}`,
    schema: draftSchema,
    draftOf: (view) => ({ names: view?.names ?? noNames }),
    create: (draft, commandId) => nameFacet(named(draft), commandId),
    // A value that only content refers to has no name and no revision yet.
    save: (draft, revision) =>
      revision === 0
        ? nameFacet(named(draft), newCommandId())
        : renameFacet(named(draft), revision),
    read: () => readFacet({ group, id: facet?.id ?? '', names: noNames }),
    nameOf: ({ names }) => textIn(names, language),
    onClose,
  });
  return (
    <DraftDialog
      title={intl.formatMessage({ id: facet ? 'facets.rename' : 'facets.create' })}
      form={form}
      saved={undefined}
      onClose={onClose}
    >
      <FieldInLanguages
        label={intl.formatMessage({ id: 'facets.name' })}
        value={form.draft.names}
        onChange={(names) => form.change({ names })}
        refused={refused}
        path="names"
        readOnly={false}
        required
      />
      <Field
        label={intl.formatMessage({ id: 'facets.id' })}
        hint={intl.formatMessage({ id: 'facets.id-hint' })}
        value={toId(form.draft)}
        onChange={(id) => form.change({ id })}
        refused={refused.get('id')}
        required
        readOnly={facet !== undefined}
      />
    </DraftDialog>
  );
}
