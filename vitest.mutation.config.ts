import { defineConfig } from 'vitest/config'
import type { Reporter, Vitest } from 'vitest/node'

let vitest: Vitest | undefined

/**
 * Stryker reads the results of tests only, and takes a mutant with which a file does not load for one that survived. As an
 * unhandled error it is reported as a mutant that does not run.
 */
const reportLoadErrors: Reporter = {
  onInit: created => {
    vitest = created
  },
  onTestModuleEnd: module => {
    for (const error of module.errors()) vitest?.state.catchError(error, 'Load Error')
  },
}

/** Only the tests that stand beside the mutated files; `tools/mutate.mjs` names them. */
export default defineConfig({
  test: {
    include: JSON.parse(process.env.MUTATION_TESTS ?? '[]'),
    testTimeout: 20_000,
    reporters: [reportLoadErrors],
  },
})
