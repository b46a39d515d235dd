// Stands in for the package that keeps server modules out of the browser's code: Jest is neither.
export {};
