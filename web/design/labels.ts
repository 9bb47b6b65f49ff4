import type { IntlShape } from 'react-intl';

/** Returns the labels that islands carry, as serializable values. */
export function formatLabels({ formatMessage }: IntlShape) {
  const words = (id: string) => formatMessage({ id });
  return {
    select: { open: words('combobox.open'), none: words('combobox.none') },
    dateRange: {
      range: words('date-range.label'),
      start: words('date-range.start'),
      end: words('date-range.end'),
    },
    carousel: {
      carousel: words('carousel.carousel'),
      slide: words('carousel.slide'),
      pause: words('carousel.pause'),
      play: words('carousel.play'),
      previous: words('carousel.previous'),
      next: words('carousel.next'),
    },
    toast: { region: words('toast.region'), dismiss: words('toast.dismiss') },
    pagination: {
      label: words('pagination.label'),
      previous: words('pagination.previous'),
      next: words('pagination.next'),
      page: (page: number) => formatMessage({ id: 'pagination.page' }, { page }),
    },
  };
}
