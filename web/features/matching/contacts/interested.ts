import type { Intro } from '#contract/matching/intro.ts'
import type { Relation } from '#contract/matching/relation.ts'

/** Accepting an intro is interest as well; but who wrote first has a list of their own, and nobody stands in both. */
export const isWrittenFirst = ({ standing }: Pick<Relation, 'standing'>): boolean =>
  standing.intro?.direction !== 'received'

/** What waits for the reader stands above, with the two answers beside it. */
export const isAnswered = ({ intro }: { intro: Pick<Intro['intro'], 'status'> }): boolean => intro.status !== 'SENT'

/** Nothing in it and nothing to come. A list that is not there yet is not empty. */
export function isEmpty<T>(
  list: { data: { pages: { items: T[] }[] } | undefined; hasNextPage: boolean },
  isShown: (item: T) => boolean = () => true,
): boolean {
  return list.data !== undefined && !list.hasNextPage && !list.data.pages.some(({ items }) => items.some(isShown))
}
