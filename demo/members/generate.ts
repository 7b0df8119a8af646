import type { Language, Localized } from '#contract/languages.ts'
import { lookFor } from '#design/art/face.ts'
import type { FaceHints } from '#design/art/face-choice.ts'
import type { Random } from '#design/art/random.ts'
import { avatarFile } from './avatar.ts'
import { type CityName, cities } from './cities.ts'
import { companiesFor, type Workplace } from './companies.ts'
import type { Composition } from './compositions/composition.ts'
import { homes } from './compositions/homes.ts'
import { interests } from './interests.ts'
import { lastSentences } from './last-sentences.ts'
import type { Member } from './member.ts'
import { settingsOf } from './member-settings.ts'
import { type OriginName, originOf } from './names/all.ts'
import { familyFor, type Sex } from './names/origin.ts'
import { type ProfessionName, professionNames, storiesOf } from './professions/all.ts'
import type { Story } from './professions/story.ts'
import { daysBefore, idFor, pickWeighted, randomFor, shuffled } from './seed.ts'
import { slugOf } from './slug.ts'
import { fill } from './words.ts'

const headscarves: Partial<Record<OriginName, number>> = { arabic: 0.3, turkish: 0.15, persian: 0.15, uzbek: 0.25 }

/** The generated members of a composition. `taken` holds every name of the installation and grows. */
export function generateMembers(composition: Composition, taken: Set<string>): Member[] {
  const seed = composition.communityDomain
  const pools: Pools = {
    taken,
    companyAt: companiesFor(composition.language, randomFor(seed, 'companies')),
    smallTalk: shuffled(lastSentences, randomFor(seed, 'closers')),
    asides: shuffled(composition.asides ?? [], randomFor(seed, 'asides')),
  }
  const stories = shuffled(
    professionNames.flatMap(name => storiesFor(name, composition)),
    randomFor(seed, 'stories'),
  )
  const foreign = composition.foreignTexts ?? 0
  const members = stories.map((told, index) => makeMember(composition, { ...told, isForeign: index < foreign }, pools))
  return applyExceptions(composition, members)
}

type Told = { story: Story; opening: Localized | undefined }

function storiesFor(name: ProfessionName, composition: Composition): Told[] {
  const count = composition.professions[name] ?? 0
  const stories = storiesOf(name)
  if (count > stories.length) throw new Error(`${composition.communityDomain} has more members than stories of ${name}`)
  const chosen = shuffled(stories, randomFor(composition.communityDomain, name)).slice(0, count)
  return chosen.map(story => ({ story, opening: composition.openings?.[name] }))
}

/** Origins of members who write in the other language, by language of the community. */
const foreignOrigins: Record<Language, Composition['origins']> = { en: { russian: 1 }, ru: { turkish: 1, german: 1 } }

type Pools = {
  taken: Set<string>
  companyAt: (workplace: Workplace) => string
  smallTalk: Localized[]
  asides: Localized[]
}

function makeMember(
  composition: Composition,
  { story, opening, isForeign }: Told & { isForeign: boolean },
  pools: Pools,
): Member {
  const { language, communityDomain } = composition
  const { origin, sex, firstName, lastName, slug } = nameFor(composition, isForeign, pools.taken)
  const random = randomFor(communityDomain, slug)
  const city = cities[cityFor(composition, origin, random)]
  const speaker = { sex, city, language: isForeign ? otherThan(language) : language }
  const aside = random.chance(0.2) ? pools.asides.pop() : random.chance(0.75) ? pools.smallTalk.pop() : undefined
  const about = [opening, story.about, aside].flatMap(pattern => (pattern ? [fill(pattern, speaker, random)] : []))
  const shared = shuffled(interests, random).slice(0, random.chance(0.3) ? 2 : random.chance(0.7) ? 1 : 0)
  const joinedAt = daysBefore(composition.days * random.next() ** 1.35, random)
  return {
    ...settingsOf(random, { slug, city, language, hasForeignText: isForeign }),
    communityDomain,
    id: idFor(joinedAt, 'participant', communityDomain, slug),
    slug,
    role: null,
    firstName: firstName[language],
    lastName: lastName[language],
    position: story.position[language],
    company: pools.companyAt(story.at),
    about: about.join(' '),
    lookingFor: fill(story.request, speaker, random),
    canHelp: story.canHelp ? fill(story.canHelp, speaker, random) : '',
    goal: fill(story.goal, speaker, random),
    city,
    cityName: city.name[language],
    avatar: random.chance(0.085)
      ? null
      : { file: avatarFile(slug), look: lookFor(slug, hintsFor(origin, sex, random)) },
    tags: [...new Set([...story.tags, ...shared].map(tag => tag[language]))],
    joinedAt,
  }
}

/** An unused name; first and last names also repeat as late as possible within the community. */
function nameFor(composition: Composition, isForeign: boolean, taken: Set<string>) {
  const origins = isForeign ? foreignOrigins[composition.language] : composition.origins
  for (let attempt = 0; ; attempt++) {
    const random = randomFor(composition.communityDomain, 'name', String(taken.size), String(attempt))
    const origin = pickWeighted(origins, random)
    const pool = originOf(origin)
    const sex: Sex = random.chance(0.5) ? 'woman' : 'man'
    const firstName = random.pick(sex === 'woman' ? pool.women : pool.men)
    const family = random.pick(pool.families)
    const lastName = familyFor(family, sex, pool)
    const slug = slugOf(`${firstName.en} ${lastName.en}`)
    const parts = [firstName.en, family.en].map(part => `${composition.communityDomain}/${part}`)
    if (taken.has(slug) || (attempt < 30 && parts.some(part => taken.has(part)))) continue
    for (const name of [slug, ...parts]) taken.add(name)
    return { origin, sex, firstName, lastName, slug }
  }
}

function cityFor(composition: Composition, origin: OriginName, random: Random): CityName {
  const near = (homes[origin] ?? []).filter(name => composition.cities[name])
  return near.length > 0 && random.chance(0.45) ? random.pick(near) : pickWeighted(composition.cities, random)
}

/** Hints for drawing a face of this origin. */
export function hintsFor(origin: OriginName, sex: Sex, random: Random): FaceHints {
  const { skins, hairColors } = originOf(origin)
  const age = pickWeighted({ young: 9, middle: 10, older: 3 }, random)
  const hijab = sex === 'woman' && random.chance(headscarves[origin] ?? 0)
  // Older members may be gray, whatever their hair colour.
  const hairColor = hairColors && age !== 'older' ? { hairColor: random.pick(hairColors) } : {}
  return { sex: sex === 'woman' ? 'f' : 'm', age, skin: random.pick(skins), hijab, ...hairColor }
}

/** A few members in other states: pending, rejected, paused or disabled. */
function applyExceptions(composition: Composition, members: Member[]): Member[] {
  const newestFirst = [...members].sort((a, b) => b.joinedAt.getTime() - a.joinedAt.getTime())
  const next = (count = 0) => newestFirst.splice(0, count)
  for (const member of next(composition.pending)) member.moderationStatus = 'PENDING'
  for (const reason of composition.rejections ?? [])
    for (const member of next(1)) Object.assign(member, { moderationStatus: 'REJECTED', rejectionReason: reason })
  newestFirst.reverse()
  for (const member of next(composition.pausedMembers)) member.isNetworkingEnabled = false
  for (const member of next(composition.disabledProfiles)) member.isProfileEnabled = false
  return members
}

const otherThan = (language: Language): Language => (language === 'en' ? 'ru' : 'en')
