import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { listTestFiles } from './tools/lib/test-files.ts'
import { SlowestFirst } from './tools/lib/test-order.ts'
import { callsPlugin } from './web/vite-calls.ts'

const files = listTestFiles()
// Hang detectors, not budgets: a machine that is busy with something else must not fail a test.
const patience = { testTimeout: 60_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    // On two cores the default is one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        plugins: [callsPlugin()],
        test: {
          ...patience,
          name: 'api',
          include: files.api,
          globalSetup: ['server/testing/database-setup.ts'],
          // Native modules and child processes want a process; its modules are loaded once for all files.
          pool: 'forks',
          isolate: false,
        },
      },
      {
        plugins: [callsPlugin()],
        test: { ...patience, name: 'dom', include: files.dom, pool: 'threads', environment: 'happy-dom' },
      },
      {
        plugins: [callsPlugin()],
        test: { ...patience, name: 'pure', include: files.pure, pool: 'threads', isolate: false },
      },
      {
        plugins: [callsPlugin()],
        test: { ...patience, name: 'bench', include: files.bench, globalSetup: ['server/testing/database-setup.ts'] },
      },
    ],
  },
})
