import type { BenchEnvironment } from '../environment.ts'
import { measureNewcomer } from '../matching/newcomer.ts'
import type { Row } from '../row.ts'

/** Time that a participant waits after saving a request. The engine alone; its call has its own rows. */
export const matchingNewcomer: Row<BenchEnvironment> = {
  name: 'matching-newcomer',
  async measure() {
    return {
      lines: [
        {
          what: 'recommendations for a new member among 10,000',
          peer: null,
          unit: 'ms',
          ours: measureNewcomer(10_000, 9),
          theirs: null,
          limit: { kind: 'atMost', value: 50 },
        },
      ],
    }
  },
}
