import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { callsPlugin } from './web/vite-calls.ts'

const shared = { pool: 'forks', testTimeout: 20_000, hookTimeout: 60_000 } as const

export default defineConfig({
  test: {
    // On two cores the default is one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        plugins: [callsPlugin()],
        test: { ...shared, name: 'unit', include: ['{contract,design,web,tools}/**/*.test.{ts,tsx}'] },
      },
      {
        plugins: [callsPlugin()],
        test: {
          ...shared,
          name: 'api',
          include: ['{server,demo,bench}/**/*.test.{ts,tsx}'],
          globalSetup: ['server/testing/database-setup.ts'],
        },
      },
    ],
  },
})
