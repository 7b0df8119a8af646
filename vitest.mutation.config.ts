import { defineConfig } from 'vitest/config'

/** Only the tests that stand beside the mutated files; `tools/mutate.mjs` names them. */
export default defineConfig({
  test: { include: JSON.parse(process.env.MUTATION_TESTS ?? '[]'), testTimeout: 20_000 },
})
