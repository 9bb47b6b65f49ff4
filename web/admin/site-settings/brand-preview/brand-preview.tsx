import { type Brand, brandSchema } from '@parvis/contracts/brand/brand.ts';
import { brandSheetPath } from '@parvis/contracts/brand/brand-sheet.ts';
import { checkPalette } from '@parvis/contracts/brand/check-palette.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useInterfaceLanguage } from '../../shell/interface-language.tsx';
import styles from './brand-preview.module.css';
import { brandScreens, findBrandScreens } from './brand-screens.ts';
import { linkBrand } from './link-brand.ts';

const widths = ['desktop', 'phone'] as const;

/** Returns the path of the style sheet of a brand that could be saved; null for any other. */
function sheetOf(brand: Brand): string | undefined | null {
  const read = brandSchema.safeParse(brand);
  if (!read.success || (read.data.palette && checkPalette(read.data.palette).length > 0))
    return null;
  return brandSheetPath(read.data);
}

/** Pages of the site with the colours that are being chosen. */
export function BrandPreview({ brand }: { readonly brand: Brand }) {
  const intl = useIntl();
  const { language } = useInterfaceLanguage();
  const [screen, setScreen] = useState<(typeof brandScreens)[number]>('home');
  const [width, setWidth] = useState<(typeof widths)[number]>('desktop');
  const { data: paths } = useQuery(findBrandScreens(language));
  const page = useRef<HTMLIFrameElement>(null);
  const sheet = sheetOf(brand);
  const [shown, setShown] = useState(sheet ?? undefined);
  // While colours cannot be saved, the pages keep the last ones that could.
  if (sheet !== null && sheet !== shown) setShown(sheet);
  useEffect(() => linkBrand(page.current?.contentDocument, shown), [shown]);
  const path = paths?.[screen];
  const nameOf = (one: (typeof brandScreens)[number]) =>
    intl.formatMessage({ id: `settings.preview.screen.${one}` });
  return (
    <section className={styles.preview} aria-label={intl.formatMessage({ id: 'settings.preview' })}>
      <div className={styles.head}>
        <Choice
          label={intl.formatMessage({ id: 'settings.preview.screen' })}
          options={brandScreens}
          nameOf={nameOf}
          chosen={screen}
          onChoose={setScreen}
        />
        <Choice
          label={intl.formatMessage({ id: 'settings.preview.width' })}
          options={widths}
          nameOf={(one) => intl.formatMessage({ id: `settings.preview.width.${one}` })}
          chosen={width}
          onChoose={setWidth}
        />
      </div>
      {path === undefined ? (
        <p className={styles.nothing}>
          <FormattedMessage id="settings.preview.nothing" />
        </p>
      ) : (
        <div className={styles.stage} data-width={width}>
          <iframe
            ref={page}
            title={nameOf(screen)}
            src={path}
            onLoad={({ currentTarget }) => linkBrand(currentTarget.contentDocument, shown)}
            sandbox="allow-same-origin"
          />
        </div>
      )}
    </section>
  );
}

interface ChoiceProps<Option extends string> {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: Option;
  readonly nameOf: (option: Option) => string;
  readonly onChoose: (option: Option) => void;
}

function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { label, options, chosen, nameOf, onChoose } = props;
  return (
    <div role="group" className={styles.choice} aria-label={label}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className="button small"
          aria-pressed={option === chosen}
          onClick={() => onChoose(option)}
        >
          {nameOf(option)}
        </button>
      ))}
    </div>
  );
}
