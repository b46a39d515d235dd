import { readPlayAddress } from '#lib/match/play-address.ts';
import { clientAddress, makeAddressShare } from '#lib/platform/address-share.ts';
import { readCupTables } from '#lib/server/cup-tables.ts';
import * as pictures from '#lib/server/picture-answers.ts';
import { siteHost } from '#lib/server/site-host.ts';
import { drawPoster } from '#lib/server/team-picture.ts';
import { readPosterShape } from '#lib/share/poster/poster-address.ts';
import { resultTexts } from '#lib/share/poster/result-texts.ts';
import { codeToTeam } from '#lib/share/team-code.ts';

type Context = { params: Promise<{ code: string }> };

const takeTurn = makeAddressShare(...pictures.PICTURE_SHARE);

/** A result's picture. The server plays the match or cup again: what the address says about it doesn't count. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { code } = await params;
  const { pathname, search } = new URL(request.url);
  const played = readPlayAddress(search);
  const shape = readPosterShape(code, pathname + search, played);
  const team = shape && (await codeToTeam(code));
  const against = played.against === null ? null : await codeToTeam(played.against);
  if (!shape || !team || (played.against !== null && !against)) return pictures.pictureNotFound();
  const visitor = clientAddress(request);
  if (!takeTurn(visitor)) return pictures.tooManyPictures();
  const texts = resultTexts(await readCupTables(), team, played, against);
  if (!texts) return pictures.pictureNotFound();
  const png = await drawPoster(team, shape, {
    texts,
    site: `${siteHost(request)}/play`,
    visitor,
    signal: request.signal,
  });
  if (!png) return pictures.tooBusyToDraw();
  return pictures.pictureAnswer(png, 'a day');
}
