import type { Intro } from '#contract/matching/intro.ts'
import type { Relation } from '#contract/matching/relation.ts'

/** An accepted intro is a LIKE too; but received intros have their own list, and nobody is in both. */
export const isWrittenFirst = ({ standing }: Pick<Relation, 'standing'>): boolean =>
  standing.intro?.direction !== 'received'

/** Unanswered intros are shown above, with both answers. */
export const isAnswered = ({ intro }: { intro: Pick<Intro['intro'], 'status'> }): boolean => intro.status !== 'SENT'

/** Loaded, without items and further pages. */
export function isEmpty<T>(
  list: { data: { pages: { items: T[] }[] } | undefined; hasNextPage: boolean },
  isShown: (item: T) => boolean = () => true,
): boolean {
  return list.data !== undefined && !list.hasNextPage && !list.data.pages.some(({ items }) => items.some(isShown))
}
