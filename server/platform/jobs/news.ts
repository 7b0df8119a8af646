import type { Scope } from '#server/platform/http/context.ts'
import type { NewsData, NewsName } from './names.ts'

/** Each listener runs as a job under its own name, so that a failed one is retried without the others. */
export type Listener<N extends NewsName = NewsName> = {
  name: string
  news: N
  handle(data: NewsData<N>, scope: Scope): Promise<void>
}

export const listener = <N extends NewsName>(name: string, news: N, handle: Listener<N>['handle']): Listener =>
  ({ name, news, handle }) as unknown as Listener

/** Called with news of any kind, in the transaction that tells it: for what must not cost a job where nobody wants it. */
export type HearAll = (scope: Scope, news: NewsName, all: object[]) => Promise<void>
