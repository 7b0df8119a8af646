import { join, relative } from 'node:path'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'
import durations from '../test-durations.json' with { type: 'json' }

const root = join(import.meta.dirname, '..', '..')

/** One kind after the other, since a worker is reused only for the next file of its kind; `api` first, as it has the slowest. */
const kinds = ['api', 'dom', 'pure', 'bench']

const seconds: Record<string, number> = durations

/** The slowest first, so that none of them is left alone at the end. Files that are not in the table are quick or new. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => kinds.indexOf(project.name)
    const time = ({ moduleId }: TestSpecification) => seconds[relative(root, moduleId)] ?? 0
    return [...files].sort(
      (one, other) => place(one) - place(other) || time(other) - time(one) || (one.moduleId < other.moduleId ? -1 : 1),
    )
  }
}
