import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ColourFields } from '#components/colours/colour-fields.tsx';
import { ColoursSheet } from '#components/colours/colours-sheet.tsx';
import { store, TestBuilder } from '#hooks/builder.fixtures.tsx';

const shirt = () => store.getState().team.shirt;
const radio = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });

function setUp() {
  render(
    <TestBuilder>
      <ColourFields />
    </TestBuilder>,
  );
  return userEvent.setup();
}

it('makes two-colour shirts, and swaps the colours when one is chosen for the other', async () => {
  const user = setUp();
  await user.click(radio('Team colour', 'Red'));
  expect(shirt()).toBe('red');
  await user.click(radio('Pattern', 'Stripes'));
  expect(shirt()).toBe('red-white-stripe');
  expect(store.getState().announcement).toBe('Red and white shirts, stripes');
  await user.click(radio('Second colour', 'Blue'));
  await user.click(radio('Team colour', 'Blue'));
  expect(shirt()).toBe('blue-red-stripe');
  await user.click(radio('Pattern', 'Plain'));
  expect(shirt()).toBe('blue');
  expect(screen.queryByRole('group', { name: 'Second colour' })).toBeNull();
  await user.click(radio('Pattern', 'Two-tone'));
  expect(shirt()).toBe('blue-red-sleeve');
});

it('closes the sheet with the pitch scrolled into view behind it', async () => {
  const { unmount } = render(
    <TestBuilder>
      <section aria-label="Pitch" />
      <ColoursSheet onClose={() => {}} />
    </TestBuilder>,
  );
  expect(await screen.findByRole('dialog', { name: 'Colours' })).toBeVisible();
  expect(unmount).not.toThrow();
});

it('dresses the whole team as one nation, and brings back its own shirt', async () => {
  const user = setUp();
  await user.click(radio('Team colour', 'White'));
  await user.click(radio('Pattern', 'Sash'));
  expect(shirt()).toBe('white-ink-sash');
  await user.click(radio('Shirts', 'One nation'));
  expect(shirt()).toBe('nation-BRA');
  await user.click(radio('Nation', 'Argentina'));
  expect(shirt()).toBe('nation-ARG');
  expect(store.getState().announcement).toBe('Argentina shirts');
  await user.click(radio('Shirts', 'Team'));
  expect(shirt()).toBe('white-ink-sash');
  await user.click(radio('Shirts', 'One nation'));
  expect(shirt()).toBe('nation-ARG');
  await user.click(radio('Shirts', 'National'));
  expect(shirt()).toBe('national');
});
