import type { SiteSettings } from '@parvis/contracts/site-settings/settings.ts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NumberInput } from '../blocks/number-input.tsx';
import { ImageField } from '../media-picker/image-field.tsx';
import { useInterfaceLanguage } from '../shell/interface-language.tsx';
import { ApprovalFields } from './approval-fields.tsx';
import { AuditorFields } from './auditor-fields.tsx';
import { BrandFields } from './brand-fields.tsx';
import { FieldInLanguages } from './field-in-languages.tsx';
import { LogoFields } from './logo-fields.tsx';
import { OfferImagesFields } from './offer-images-fields.tsx';
import styles from './site-settings.module.css';

const lists = ['news', 'pressReleases', 'agenda', 'pages', 'media', 'offers', 'careers'] as const;
const feeds = ['news', 'offers'] as const;
/** The text that a list has besides its title and introduction. */
const ownTexts = { offers: 'offersExample', careers: 'careersPlaces' } as const;
const textRows = 2;

interface SettingsFormProps {
  readonly draft: SiteSettings;
  readonly onChange: (draft: SiteSettings) => void;
  readonly refused: ReadonlyMap<string, string>;
  readonly readOnly: boolean;
}

/** The fields of the site's settings. */
export function SettingsForm(form: SettingsFormProps) {
  return (
    <>
      <SiteFields {...form} />
      <Group legend={<FormattedMessage id="settings.brand" />}>
        <BrandFields
          value={form.draft.brand}
          onChange={(brand) => form.onChange({ ...form.draft, brand })}
          refused={form.refused}
          readOnly={form.readOnly}
        />
      </Group>
      <SharingFields {...form} />
      {lists.map((list) => (
        <ListFields key={list} {...form} list={list} />
      ))}
      <Group legend={<FormattedMessage id="settings.offer-images" />}>
        <p className={styles.hint}>
          <FormattedMessage id="settings.offer-images.hint" />
        </p>
        <OfferImagesFields
          value={form.draft.offerImages}
          onChange={(offerImages) => form.onChange({ ...form.draft, offerImages })}
          refused={form.refused}
          readOnly={form.readOnly}
        />
      </Group>
      {feeds.map((feed) => (
        <FeedFields key={feed} {...form} feed={feed} />
      ))}
      <Group legend={<FormattedMessage id="settings.approval" />}>
        <ApprovalFields
          value={form.draft.approval}
          onChange={(approval) => form.onChange({ ...form.draft, approval })}
          readOnly={form.readOnly}
        />
      </Group>
      <Group legend={<FormattedMessage id="settings.auditors" />}>
        <p className={styles.hint}>
          <FormattedMessage id="settings.auditors.hint" />
        </p>
        <AuditorFields
          value={form.draft.auditors}
          onChange={(auditors) => form.onChange({ ...form.draft, auditors })}
          readOnly={form.readOnly}
        />
      </Group>
    </>
  );
}

function Group({ legend, children }: { readonly legend: ReactNode; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

function SiteFields({ draft, onChange, refused, readOnly }: SettingsFormProps) {
  const intl = useIntl();
  const text = (
    field: 'name' | 'tagline' | 'footerNote' | 'postalAddress' | 'homeTitle',
    rows?: number,
  ) => (
    <FieldInLanguages
      label={intl.formatMessage({ id: `settings.field.${field}` })}
      value={draft[field]}
      onChange={(value) => onChange({ ...draft, [field]: value })}
      path={field}
      {...{ refused, readOnly }}
      {...(rows !== undefined && { rows })}
    />
  );
  return (
    <Group legend={<FormattedMessage id="settings.site" />}>
      {text('name')}
      {text('tagline')}
      <LogoFields
        value={draft.logo}
        onChange={(logo) => onChange({ ...draft, logo })}
        refused={refused}
        readOnly={readOnly}
      />
      {text('footerNote', textRows)}
      {text('postalAddress')}
      {text('homeTitle')}
    </Group>
  );
}

function SharingFields({ draft, onChange, refused, readOnly }: SettingsFormProps) {
  const label = useIntl().formatMessage({ id: 'settings.sharing' });
  return (
    <Group legend={label}>
      <p className={styles.hint}>
        <FormattedMessage id="settings.sharing.hint" />
      </p>
      <ImageField
        label={label}
        value={draft.sharing.imageId}
        onChange={(imageId) => onChange({ ...draft, sharing: imageId ? { imageId } : {} })}
        refused={refused.get('sharing/imageId')}
        readOnly={readOnly}
        optional
      />
    </Group>
  );
}

function ListFields({
  draft,
  onChange,
  refused,
  readOnly,
  list,
}: SettingsFormProps & { readonly list: (typeof lists)[number] }) {
  const intl = useIntl();
  const texts = draft.lists[list];
  const own = list === 'offers' || list === 'careers' ? ownTexts[list] : undefined;
  const field = (name: 'title' | 'introduction', rows?: number) => (
    <FieldInLanguages
      label={intl.formatMessage({ id: `settings.field.${name}` })}
      value={texts[name]}
      onChange={(value) =>
        onChange({ ...draft, lists: { ...draft.lists, [list]: { ...texts, [name]: value } } })
      }
      path={`lists/${list}/${name}`}
      {...{ refused, readOnly }}
      {...(rows !== undefined && { rows })}
    />
  );
  return (
    <Group legend={<FormattedMessage id={`settings.list.${list}`} />}>
      {field('title')}
      {field('introduction', textRows)}
      {own && (
        <FieldInLanguages
          label={intl.formatMessage({ id: `settings.field.${own}` })}
          value={draft[own]}
          onChange={(value) => onChange({ ...draft, [own]: value })}
          path={own}
          {...{ refused, readOnly }}
        />
      )}
    </Group>
  );
}

function FeedFields({
  draft,
  onChange,
  refused,
  readOnly,
  feed,
}: SettingsFormProps & { readonly feed: (typeof feeds)[number] }) {
  const intl = useIntl();
  const { language: locale } = useInterfaceLanguage();
  const texts = draft.feeds[feed];
  const change = (changed: Partial<SiteSettings['feeds']['news']>) =>
    onChange({ ...draft, feeds: { ...draft.feeds, [feed]: { ...texts, ...changed } } });
  return (
    <Group legend={<FormattedMessage id={`settings.feed.${feed}`} />}>
      <FieldInLanguages
        label={intl.formatMessage({ id: 'settings.field.title' })}
        value={texts.title}
        onChange={(title) => change({ title })}
        path={`feeds/${feed}/title`}
        {...{ refused, readOnly }}
      />
      <FieldInLanguages
        label={intl.formatMessage({ id: 'settings.field.description' })}
        value={texts.description}
        onChange={(description) => change({ description })}
        path={`feeds/${feed}/description`}
        rows={textRows}
        {...{ refused, readOnly }}
      />
      <div className={styles.number}>
        <NumberInput
          label={intl.formatMessage({ id: 'settings.field.items' })}
          value={texts.items}
          // An empty field is sent as empty, and the refusal is shown next to the field.
          onChange={(items) => change({ items: Number(items ?? 0) })}
          refused={refused.get(`feeds/${feed}/items`)}
          readOnly={readOnly}
          locale={locale}
        />
      </div>
    </Group>
  );
}
