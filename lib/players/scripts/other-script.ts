const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;

export const isOtherScript = (text: string): boolean => OTHER_LETTER.test(text);
