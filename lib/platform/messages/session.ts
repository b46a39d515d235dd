export const SIGN_IN_FIRST = 'Authentication required - please sign in with Supabase';
export const TRY_AGAIN = 'An error occurred. Please try again.';
export const LINK_FAILED = 'This link is no longer valid. Please request a new one.';

export const LINK_UNUSABLE =
  'This kind of link can’t sign you in here. If you confirmed your email address, sign in with your password.';

export const SOCIAL_EXPIRED = 'This sign-in has expired. Please start again.';
