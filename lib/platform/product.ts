/** Also used as `appId` in team files (D1). */
export const PRODUCT_NAME = 'Dream 11';

export const PRODUCT_TITLE = `${PRODUCT_NAME} Team Builder`;

export const PRODUCT_DESCRIPTION = 'Build your dream team with real players from 1975 to 2025.';
