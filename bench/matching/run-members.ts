import { seededRandom } from '#server/features/matching/engine/allocate/random.ts'
import { type JudgedMember, loadWorlds } from './judged/world.ts'

/** A profile as a member would write it. */
export type MadeProfile = Pick<
  JudgedMember,
  'firstName' | 'language' | 'position' | 'company' | 'city' | 'about' | 'request' | 'canHelp' | 'goal'
> & { tags: string[]; answer: string }

/** Cities of one language, the first ones with more members than the last ones. */
const cities = {
  ru: 'Москва Санкт-Петербург Казань Новосибирск Екатеринбург Тбилиси Белград Ереван Томск Калуга Пермь Самара'.split(
    ' ',
  ),
  en: 'London Berlin Amsterdam Lisbon Dublin Brno Leeds Vienna Tallinn Porto Utrecht Bristol'.split(' '),
}
const russianShare = 0.55
const companiesPerName = 40

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+/).filter(sentence => sentence.length > 2)

/**
 * Any number of profiles, each put together from sentences that people of the judged communities wrote, in Russian and English: a trade and
 * a request of one person, and a sentence of somebody else's life, so that hardly two profiles are the same. The same for the same seed.
 */
export function* makeProfiles(count: number, seed: number): Generator<MadeProfile> {
  const random = seededRandom(seed)
  const any = <T>(list: T[]) => list[Math.floor(random() * list.length)] as T
  const people = loadWorlds('tuning').flatMap(({ members }) => members)
  const of = {
    ru: people.filter(({ language }) => language === 'ru'),
    en: people.filter(({ language }) => language === 'en'),
  }
  for (let at = 0; at < count; at++) {
    const language = random() < russianShare ? 'ru' : 'en'
    const [trade, asker, other] = [any(of[language]), any(of[language]), any(of[language])]
    const isOwnRequest = random() < 0.5
    const { request, goal } = isOwnRequest ? trade : asker
    const aside = any([...sentencesOf(other.about), ''])
    yield {
      firstName: trade.firstName,
      language,
      position: trade.position,
      company: trade.company && `${trade.company} ${1 + Math.floor(random() * companiesPerName)}`,
      city: cities[language][Math.floor(cities[language].length * random() ** 2)] as string,
      about: `${trade.about} ${aside}`.trim(),
      request,
      canHelp: trade.canHelp,
      goal,
      tags: [...new Set([...trade.tags, ...other.tags.slice(0, 1)])].slice(0, 4),
      answer: any([...trade.answers, ...sentencesOf(asker.about), '']),
    }
  }
}
