/** Also used as `appId` in team files (D1). */
export const PRODUCT_NAME = 'Dream 11';

export const PRODUCT_TITLE = `${PRODUCT_NAME} Team Builder`;
