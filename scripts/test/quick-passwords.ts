/** The fewest rounds the embedded backend allows. Its usual ones block every other request for a tenth of a second. */
export const QUICK_PASSWORDS = { LITE_AUTH_BCRYPT_COST: '4' };
