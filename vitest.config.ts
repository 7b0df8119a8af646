import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { FileTimes } from './tools/lib/file-times.ts'
import { listTestFiles } from './tools/lib/test-files.ts'
import { SlowestFirst } from './tools/lib/test-order.ts'
import { callsPlugin } from './web/vite-calls.ts'

const files = listTestFiles()
// Hang detectors, not budgets: a machine that is busy with something else must not fail a test.
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }

// Set by `npm test`, which reads both files afterwards.
const { TEST_REPORT, TEST_TIMES } = process.env

export default defineConfig({
  test: {
    reporters: [
      'default',
      ...(TEST_REPORT ? [['json', { outputFile: TEST_REPORT }] as ['json', { outputFile: string }]] : []),
      ...(TEST_TIMES ? [new FileTimes(TEST_TIMES)] : []),
    ],
    // More than two on two cores: tests wait for the database, for processes and for jobs.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        plugins: [callsPlugin()],
        test: {
          ...patience,
          name: 'api',
          include: files.api,
          globalSetup: ['server/testing/database-setup.ts', 'server/testing/programs-setup.ts'],
          // Native modules and child processes want a process; its modules are loaded once for all files.
          pool: 'forks',
          isolate: false,
        },
      },
      {
        plugins: [callsPlugin()],
        // React as people get it: its development build takes more than a third of the time of these tests.
        oxc: { jsx: { development: false } },
        // Each file, and often each test, starts from a new page with its modules loaded anew: web/testing/page.ts.
        test: {
          ...patience,
          name: 'dom',
          include: files.dom,
          pool: 'threads',
          isolate: false,
          environment: 'happy-dom',
          env: { NODE_ENV: 'production' },
          // A page that outlives its test writes to the console whenever it likes; forwarded after the end, that fails the run.
          disableConsoleIntercept: true,
          setupFiles: ['web/testing/new-window.ts'],
        },
      },
      {
        plugins: [callsPlugin()],
        test: { ...patience, name: 'pure', include: files.pure, pool: 'threads', isolate: false },
      },
      {
        plugins: [callsPlugin()],
        test: { ...patience, name: 'bench', include: files.bench, globalSetup: ['server/testing/database-setup.ts'] },
      },
      {
        test: {
          ...patience,
          name: 'peers',
          include: files.peers,
          globalSetup: ['server/testing/programs-setup.ts'],
        },
      },
    ],
  },
})
