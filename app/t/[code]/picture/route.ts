import { after } from 'next/server';
import { clientAddress, makeAddressShare } from '#lib/platform/address-share.ts';
import * as pictures from '#lib/server/picture-answers.ts';
import { siteHost } from '#lib/server/site-host.ts';
import { drawTeamPicture } from '#lib/server/team-picture.ts';
import { occasionOf } from '#lib/share/occasion.ts';
import { readPictureRequest } from '#lib/share/picture-request.ts';
import { codeToTeam } from '#lib/share/team-code.ts';

type Context = { params: Promise<{ code: string }> };

const takeTurn = makeAddressShare(...pictures.PICTURE_SHARE);

/** Cached forever if all of it comes from the code. What it says comes from the team, never from the address. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { code } = await params;
  const { pathname, search } = new URL(request.url);
  const asked = readPictureRequest(code, pathname + search);
  const team = asked && (await codeToTeam(code));
  const other = asked?.against ? await codeToTeam(asked.against) : null;
  if (!team || !asked || (asked.against !== null && !other)) return pictures.pictureNotFound();
  const visitor = clientAddress(request);
  if (!takeTurn(visitor)) return pictures.tooManyPictures();
  const picture = await drawTeamPicture(team, asked.shape, {
    site: siteHost(request),
    visitor,
    later: after,
    signal: request.signal,
    occasion: occasionOf(asked.cup, other),
    extras: asked.extras,
  });
  if (!picture) return pictures.tooBusyToDraw();
  return pictures.pictureAnswer(picture.png, picture.lasts);
}
