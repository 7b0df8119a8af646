import type { Community } from '#contract/communities/community.ts'
import type { Group } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import type { LetterCategory } from '#contract/notifications/letter-topic.ts'
import type { Db, Sql } from '#server/platform/db/connect.ts'
import type { AnyAction } from '#server/platform/http/call.ts'
import type { Actions, Actor, Scope } from '#server/platform/http/context.ts'
import type { JoinedRow } from '#server/platform/http/server.ts'
import type { Chore, Job } from '#server/platform/jobs/jobs.ts'
import type { HearAll, Listener } from '#server/platform/jobs/news.ts'
import type { PersonalTable } from './personal-data.ts'

/** Link preview of a page. Without an image it has the community's. */
export type Preview = {
  title: string
  description: string
  imageUrl: string | null
  type: 'website' | 'profile'
  /** Whether search engines may list the page. */
  isIndexed: boolean
  /** The image is 1200 x 630 or alike, and shown above the text. */
  hasLargeImage?: boolean
  /** Structured data for search engines, as JSON-LD. */
  structuredData?: Record<string, unknown> | null
}

export type PreviewedPage = { community: Community; lang: Language }

/** Null if the address has no preview of its own: the community's is used, and search engines do not list the page. */
export type FindPreview = (db: Db, path: string, page: PreviewedPage) => Promise<Preview | null>

export type TopicRule = {
  /** Whether the actor may subscribe to a topic. `path` is its name after `/topic/<first segment>/`. */
  mayRead(scope: Scope, actor: Actor, path: string[]): Promise<boolean>
  /** What the actor is decides alone: an open subscription is asked for again only after that has changed. */
  isByRights?: true
}

/** Manifest of a slice: everything that it adds to the server. Each slice has one in its `feature.ts`. */
export type Feature = {
  /** Capability and slice, like the folder. */
  name: string
  calls: JoinedRow[]
  listeners: Listener[]
  /** Hears news of every kind, in the transaction that tells it. */
  hearAll: HearAll | null
  jobs: Job[]
  chores: Chore[]
  /** Every kind of letter that it sends. A letter of a kind that no slice declares is refused. */
  letters: Record<string, LetterCategory>
  /** By the first path segment. */
  previews: Record<string, FindPreview>
  /** Topics of the realtime socket, by the first segment after `/topic/`. No other can be subscribed to. */
  topics: Record<string, TopicRule>
  /** Personal data in its tables: tables of a community, and of the installation. */
  personalData: PersonalTable[]
  installationData: PersonalTable[]
  /** Starts what runs beside calls and jobs, such as listening for notifications of the database. */
  open(sql: Sql): Promise<void>
  /** Stops what the slice has started, when the server stops. */
  close(): Promise<void>
}

export const feature = (name: string, parts: Partial<Omit<Feature, 'name'>>): Feature => ({
  name,
  calls: [],
  listeners: [],
  hearAll: null,
  jobs: [],
  chores: [],
  letters: {},
  previews: {},
  topics: {},
  personalData: [],
  installationData: [],
  open: async () => {},
  close: async () => {},
  ...parts,
})

/** Joins a group of the contract with its actions. A missing or mismatched action does not compile. */
export function joinCalls<G extends Group>(group: G, actions: Actions<G>): JoinedRow[] {
  return Object.entries(group).map(([name, row]) => ({ row, action: actions[name as keyof G] as unknown as AnyAction }))
}
