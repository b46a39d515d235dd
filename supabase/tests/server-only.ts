// Replaces the package that keeps server modules out of browser code, because Jest is neither server nor browser.
export {};
