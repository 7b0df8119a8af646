import type { Language } from '#contract/languages.ts'

type Two = { yours: string; theirs: string; name: string }
type Shared = Two & { shared: string }

/** Sentences that need neither the gender nor a case of the name. */
export type Phrases = {
  answersYou(facts: Two): string
  answeredByYou(facts: Two): string
  sharedTags(facts: Shared): string
  sameCity(facts: Shared): string
  bothWork(facts: Two): string
  closed(facts: Two): string
  and: string
}

export const phrases: Record<Language, Phrases> = {
  ru: {
    answersYou: ({ yours, theirs, name }) => `Ваш запрос: «${yours}». ${name} о себе: «${theirs}».`,
    answeredByYou: ({ yours, theirs, name }) => `${name} ищет: «${theirs}». У вас в профиле: «${yours}».`,
    sharedTags: ({ shared, yours, theirs, name }) =>
      `Общее у вас: ${shared}. Вы о себе: «${yours}», ${name}: «${theirs}».`,
    sameCity: ({ shared, yours, theirs, name }) =>
      `Один город, ${shared}. Вы о себе: «${yours}», ${name}: «${theirs}».`,
    bothWork: ({ yours, theirs, name }) => `Вы о себе: «${yours}». ${name}: «${theirs}». Есть чем обменяться.`,
    closed: ({ name }) => `Похоже, вы подойдёте друг другу. ${name} показывает профиль целиком только знакомым.`,
    and: ' и ',
  },
  en: {
    answersYou: ({ yours, theirs, name }) => `You asked for “${yours}”. ${name} says: “${theirs}”.`,
    answeredByYou: ({ yours, theirs, name }) => `${name} is looking for “${theirs}”. Your profile says: “${yours}”.`,
    sharedTags: ({ shared, yours, theirs, name }) =>
      `You share ${shared}. You say “${yours}”, ${name} says “${theirs}”.`,
    sameCity: ({ shared, yours, theirs, name }) => `Both in ${shared}. You say “${yours}”, ${name} says “${theirs}”.`,
    bothWork: ({ yours, theirs, name }) =>
      `You say “${yours}”, ${name} says “${theirs}”. You have experience to share.`,
    closed: ({ name }) =>
      `You two seem to be a good match. ${name} shows the full profile only to people they are connected with.`,
    and: ' and ',
  },
}
