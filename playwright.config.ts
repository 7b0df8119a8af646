import { defineConfig } from '@playwright/test'

const chromium = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // A server that is already running saves its start while a story is being written.
  ...(process.env.STORIES_URL ? {} : { globalSetup: './e2e/server-setup.ts' }),
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // Generous, because a busy machine makes a story slow but not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // It loads the whole app once more in each story, and hides requests from those that play the server.
    serviceWorkers: 'block',
    // The product leaves its transitions out then, so that no story waits for one.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace films every page, which takes about a fifth of the time: `npx playwright test --trace on` does it for what failed.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
        '--disable-gpu',
        // A page lives for seconds: optimizing its functions, and collecting on several threads, takes longer than it saves.
        '--js-flags=--invocation-count-for-maglev=4000 --single-threaded-gc',
      ],
    },
  },
  // A story that is the same at every width is told at one of them, by its tag, and the languages are spread like the tags:
  // stories of one capability stand in both. Without a tag it is told at both, because its layout differs.
  projects: [
    { name: 'desktop', grepInvert: /@phone\b/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@desktop\b/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
})
