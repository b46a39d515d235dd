import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { SiteMark } from '#components/ui/site-mark.tsx';
import { BRAND_MARK } from '#lib/share/markup.ts';

it('is the same drawing on pages, in pictures and in the icon', () => {
  const { container } = render(<SiteMark />);
  const drawn = container.innerHTML;
  const mark = container.querySelector('svg');
  if (mark) mark.innerHTML = BRAND_MARK;
  expect(container.innerHTML).toBe(drawn);
  expect(readFileSync('app/icon.svg', 'utf8')).toContain(BRAND_MARK);
});
