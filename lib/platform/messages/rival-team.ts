export const OTHER_TAB_KEPT =
  'Your team was also changed in another tab. Each tab keeps its own version until you choose one.';
