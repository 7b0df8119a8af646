import { conceptsOf } from '../text/concepts.ts'
import { wordsOf } from '../text/tokens.ts'

/** Stop words: words of asking and telling that are in every second profile. */
const empty = new Set(
  wordsOf(
    'ищу искать нужен нужно найти познакомиться помочь помощь помогаю работаю работа люблю интересно новый человек люди год лет опыт хочется ' +
      'занимаюсь делаю тот кто-то пожалуйста подскажите контакт проект компания ' +
      'looking seek need find meet help work love interested new person people year experience want make someone somebody please recommend ' +
      'contact project company',
  ).map(({ stem }) => stem),
)

/** Stems and concepts of a text. */
export function termsIn(text: string): Set<string> {
  const words = wordsOf(text).filter(({ stem }) => !empty.has(stem) && stem.length > 1)
  return new Set([...words.map(({ stem }) => stem), ...conceptsOf(words).map(concept => `#${concept}`)])
}

/** The clause that shares most with the request, and how much; undefined when none shares anything. */
export function bestClause(asked: string, clauses: string[]): { clause: string; shared: number } | undefined {
  const marks = termsIn(asked)
  let best: { clause: string; shared: number } | undefined
  for (const clause of clauses) {
    const shared = [...termsIn(clause)].filter(mark => marks.has(mark)).length
    if (shared > (best?.shared ?? 0)) best = { clause, shared }
  }
  return best
}
