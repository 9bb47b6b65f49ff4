import type { ContentView } from '@parvis/contracts/content/views.ts';
import { FormattedMessage } from 'react-intl';
import type { FormProps } from './form-props.ts';
import { FoldedFields, HeaderFields, shownFields } from './header-fields.tsx';
import { ParentWarning } from './parent-warning.tsx';
import type { PartData } from './part.ts';

/** Fields that determine a page's place, which the home page lacks. */
const ofPlace = new Set(['slug', 'parentId']);

/** The form of an item's header, generated from the fields of its kind. */
export function HeaderForm({ content, ...form }: FormProps & { content: ContentView }) {
  const { kind, locale, id } = content;
  const isHome = kind === 'page' && content.slug === '' && content.parentId === null;
  const fields = shownFields(kind).filter(({ name }) => !(isHome && ofPlace.has(name)));
  const common = { ...form, locale, except: id };
  return (
    <div>
      <HeaderFields {...common} fields={fields} />
      <ParentWarning content={content} parentId={form.data['parentId']} />
      {movesPage(content, form.data) && (
        <p className="note">
          <FormattedMessage id="header.moves" values={{ kind: content.kind, url: content.url }} />
        </p>
      )}
      <FoldedFields {...common} kind={kind} section="filing" />
      <FoldedFields {...common} kind={kind} section="options" />
    </div>
  );
}

/** Returns whether a typed header changes the address of a published page. */
function movesPage({ status, parentId, slug }: ContentView, header: PartData): boolean {
  if (status !== 'published') return false;
  return (header['parentId'] ?? null) !== parentId || header['slug'] !== slug;
}
