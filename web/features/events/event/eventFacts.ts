import type { ListedEvent } from '#contract/events/event.ts'
import type { Language } from '#contract/languages.ts'
import type { Words } from '#web/lib/words/words.ts'

const locales: Record<Language, string> = { en: 'en-GB', ru: 'ru-RU' }

type Placed = Pick<ListedEvent, 'type' | 'isLocationConfirmed'> & {
  location: Pick<ListedEvent['location'], 'addressLine' | 'city' | 'region' | 'country' | 'postalCode'>
}

/** Where it takes place, in one line, as far as the reader may see it. */
export function eventPlace({ type, isLocationConfirmed, location }: Placed, t: Words<'events'>): string {
  if (type === 'ONLINE') return t('online')
  if (!isLocationConfirmed) return t('placeToBeConfirmed')
  const { addressLine, city, region, country, postalCode } = location
  const parts = addressLine
    ? [addressLine, city]
    : [postalCode && `${postalCode} ${city}`.trim(), !postalCode && city, region, country]
  return parts.filter(Boolean).join(', ') || t('placeHidden')
}

/** "€18"; null for a free event. */
export function eventPrice(
  { isPaid, price, currency }: Pick<ListedEvent, 'isPaid' | 'price' | 'currency'>,
  language: Language,
): string | null {
  if (!isPaid || price === null || currency === null) return null
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(price) ? 0 : 2,
  }).format(price)
}

/** "Anna, Boris and 12 others"; null if the reader may see nobody. */
export function namesOfGoing({ count, people }: ListedEvent['going'], t: Words<'events'>): string | null {
  const [first, second] = people.map(({ firstName }) => firstName)
  if (!first) return null
  if (!second) return count > 1 ? null : t('names.one', { first })
  if (count <= 2) return t('names.two', { first, second })
  return t('names.more', { first, second, count: count - 2 })
}
