const ENDED = /^(?:refresh_token_|session_|user_banned$|user_not_found$|validation_failed$)/;

export const isSessionOver = (code: string | undefined): boolean => ENDED.test(code ?? '');
