import { drawSharedPage } from '#lib/offline/shared-page.ts';
import { SHARED_PAGE_OFFLINE } from '#lib/platform/messages/share.ts';
import { teamToCode } from '#lib/share/team-code.ts';
import { makePlayer, makeTeam } from '#lib/team/team.fixtures.ts';

const LOOK = { style: 'b{}', policy: "default-src 'none'" };
const codeOf = (name: string) =>
  teamToCode({ ...makeTeam('4-3-3', { ST: makePlayer({ id: 'st', name: `${name}’s striker` }) }), name });
const open = async (path: string) => {
  const response = await drawSharedPage(`https://dream.example${path}`, LOOK);
  return { response, html: await response.text() };
};

it('shows the team in the address, under the server’s policy, and says what is missing', async () => {
  const { response, html } = await open(`/t/${await codeOf('Home <b>')}`);
  expect([response.status, response.headers.get('content-security-policy')]).toEqual([200, LOOK.policy]);
  for (const text of ['Home &lt;b&gt;', '’s striker', SHARED_PAGE_OFFLINE]) expect(html).toContain(text);
  expect(html).not.toMatch(/<script|download=/);
});

it('shows a match’s occasion, and leaves a damaged opponent out', async () => {
  const [home, away] = [await codeOf('Home'), await codeOf('Away')];
  expect((await open(`/t/${home}?against=${away}`)).html).toContain('against Away');
  expect((await open(`/t/${home}?against=${away?.slice(0, -5)}`)).html).not.toContain('Away');
});

it('says that a damaged link is incomplete', async () => {
  const { response, html } = await open(`/t/${(await codeOf('Home'))?.slice(0, -5)}`);
  expect(response.status).toBe(404);
  expect(html).toContain('This link is incomplete');
  expect(html).not.toContain('Home');
});
