import { render, screen } from '@testing-library/react';
import { Banner } from '#components/ui/banner.tsx';

function Screen({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <main tabIndex={-1}>
        <button type="button">Inside</button>
      </main>
      {isOpen && (
        <Banner aria-label="Unsaved changes">
          <button type="button">Save</button>
        </Banner>
      )}
    </>
  );
}

it.each([
  ['moves focus from its own button to the main element', 'Save', () => screen.getByRole('main')],
  ['leaves focus alone if it is elsewhere', 'Inside', () => screen.getByRole('button', { name: 'Inside' })],
])('when it closes, it %s', (_, name, expected) => {
  const { rerender } = render(<Screen isOpen />);
  screen.getByRole('button', { name }).focus();
  rerender(<Screen isOpen={false} />);
  expect(expected()).toHaveFocus();
});
