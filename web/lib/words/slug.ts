import { eventLimits } from '#contract/events/event-fields.ts'

const single = Object.fromEntries(
  [...'абвгдезийклмнопрстуфыэіґ'].map((letter, at) => [letter, 'abvgdeziyklmnoprstufyeig'[at] as string]),
)
const several: Record<string, string> = {
  ё: 'yo',
  ж: 'zh',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ю: 'yu',
  я: 'ya',
  ї: 'yi',
  є: 'ye',
  ь: '',
  ъ: '',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
}

/** Part of a web address from a title: «Зимнее чаепитие» gives `zimnee-chaepitie`. Cut between words. */
export function slugOf(title: string, max: number = eventLimits.slug.max): string {
  const latin = [...title.toLowerCase().normalize('NFC')].map(letter => several[letter] ?? single[letter] ?? letter)
  const slug = latin
    .join('')
    .normalize('NFD')
    .replace(/[\p{M}'’`]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (slug.length <= max) return slug
  const cut = slug.slice(0, max + 1)
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : slug.slice(0, max)
}
