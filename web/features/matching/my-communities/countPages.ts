type Page = { items: unknown[]; total: number | null }

/** Counting a long list is expensive: without a total, "at least" the loaded number. */
export function countPages(pages: Page[], hasMore: boolean): { count: number; isAtLeast: boolean } {
  const total = pages[0]?.total ?? null
  if (total !== null) return { count: total, isAtLeast: false }
  return { count: pages.reduce((count, { items }) => count + items.length, 0), isAtLeast: hasMore }
}
