import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail } from '#scripts/settings.ts';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Playwright's own list, repeated because Chromium only uses the last one. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Hidden address bar pages, which take up a third of the time to open a new context. */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** No sandbox, because root in a container can't use one, and no background traffic. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR_PAGES].join(',')}`,
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(command: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find(isExecutable);
}

/** The browser without a window, a fifth faster in tests. The measurements use the whole one. */
export const findHeadlessShell = (): string | undefined => onPath('chromium-headless-shell');

/** CHROMIUM_PATH, or an installed Chromium or Chrome. */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  return COMMANDS.map(onPath).find((path) => path !== undefined) ?? APPLICATIONS.find((file) => existsSync(file));
}

function run(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    return true;
  } catch {
    return false;
  }
}

function installWithApt(): void {
  const apt = onPath('apt-get');
  if (apt === undefined) return;
  const isRoot = process.getuid?.() === 0;
  const sudo = onPath('sudo');
  if (!isRoot && (sudo === undefined || !run(sudo, ['-n', 'true']))) return;
  const command = (...args: string[]): [string, string[]] => (isRoot ? [apt, args] : [sudo ?? '', [apt, ...args]]);
  console.log('Chromium not found, installing it with apt-get.');
  // The package list may be recent enough without an update.
  run(...command('-q', 'update'));
  run(...command('-qy', 'install', '--no-install-recommends', 'chromium'));
}

/** Finds or installs the browser. Exits if neither works. */
export function prepareBrowser(): string {
  const found = findBrowser();
  if (found !== undefined) {
    if (!isExecutable(found)) fail(`CHROMIUM_PATH is ${found}, which cannot be run.`);
    return found;
  }
  installWithApt();
  return findBrowser() ?? fail('Browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its path.');
}
