export const CC_BY_SA = { name: 'CC BY-SA 4.0', address: 'https://creativecommons.org/licenses/by-sa/4.0/' } as const;

/** Where the World Cup line-ups come from. The licence asks for it wherever one is shown. */
export const LINEUP_SOURCE = {
  title: 'The Fjelstul World Cup Database',
  author: 'Joshua C. Fjelstul',
  address: 'https://github.com/jfjelstul/worldcup',
} as const;

export const LINEUP_CREDIT = `Line-up: ${LINEUP_SOURCE.author}, ${LINEUP_SOURCE.title}, ${CC_BY_SA.name}`;
