import type { Scope } from '#server/platform/http/context.ts'
import type { NewsData, NewsName } from './names.ts'

/** Named, so that each listener hears as a job of its own: one that fails is tried again without the others. */
export type Listener<N extends NewsName = NewsName> = {
  name: string
  news: N
  hear(data: NewsData<N>, scope: Scope): Promise<void>
}

export const listener = <N extends NewsName>(name: string, news: N, hear: Listener<N>['hear']): Listener =>
  ({ name, news, hear }) as unknown as Listener
