import type { Group } from '#contract/endpoint.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { AnyAction } from '#server/platform/http/call.ts'
import type { Actions } from '#server/platform/http/context.ts'
import type { JoinedRow } from '#server/platform/http/server.ts'
import type { Chore, Job } from '#server/platform/jobs/jobs.ts'
import type { Listener } from '#server/platform/jobs/news.ts'
import type { PersonalTable } from './personal-data.ts'

/** What is shown of a page where its link is shared. Without a picture of its own it has the community's. */
export type Preview = { title: string; description: string; imageUrl: string | null; type: 'website' | 'profile' }

/** Null for an address that has nothing to show: the community's own preview is shown instead. */
export type FindPreview = (db: Db, path: string) => Promise<Preview | null>

/** Everything that a slice adds to the server. Each slice has one in its `feature.ts`, and the server is the sum of them. */
export type Feature = {
  /** Capability and slice, as the folder is named. */
  name: string
  calls: JoinedRow[]
  listeners: Listener[]
  jobs: Job[]
  chores: Chore[]
  /** By the first part of the path. */
  previews: Record<string, FindPreview>
  /** What its tables keep about a person: tables of a community, and of the installation. */
  keeps: PersonalTable[]
  keepsOfInstallation: PersonalTable[]
  /** Ends what the slice has started, when the server stops. */
  close(): Promise<void>
}

export const feature = (name: string, parts: Partial<Omit<Feature, 'name'>>): Feature => ({
  name,
  calls: [],
  listeners: [],
  jobs: [],
  chores: [],
  previews: {},
  keeps: [],
  keepsOfInstallation: [],
  close: async () => {},
  ...parts,
})

/** Joins a group of the contract with its actions. An action that is missing, or does not fit its row, does not compile. */
export function joinCalls<G extends Group>(group: G, actions: Actions<G>): JoinedRow[] {
  return Object.entries(group).map(([name, row]) => ({ row, action: actions[name as keyof G] as unknown as AnyAction }))
}
