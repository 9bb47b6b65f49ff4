// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { NothingListed } from './nothing-listed.tsx';

afterEach(cleanup);

test.each([
  [{}, 'Nothing here yet.'],
  [{ sort: 'title', status: undefined }, 'Nothing here yet.'],
  [{ q: 'x', status: 'draft', page: 2 }, 'No redirect matches.'],
  [{ status: 'draft', page: 2 }, 'Nothing matches these filters.'],
  [{ page: 2 }, 'This page of the list is empty.'],
])('an empty list with the query %j says “%s”', async (search, words) => {
  renderScreen(<NothingListed search={search} notFound="redirects.none" />);
  expect(await screen.findByText(words)).toBeTruthy();
});
