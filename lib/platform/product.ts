/** D1: also the `appId` in team files. */
export const PRODUCT_NAME = 'Dream 11';

export const PRODUCT_TITLE = `${PRODUCT_NAME} Team Builder`;
