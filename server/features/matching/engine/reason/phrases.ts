import type { Language } from '#contract/languages.ts'

/** Facts are quoted already. `wanted` is what one of the two wrote; `needed` the same, where it can follow "needs". */
type Answered = { wanted: string; needed?: string | undefined; fact: string; name: string }
type Mutual = Answered & { theirWanted: string; theirNeeded?: string | undefined }
type Common = { name: string; shared: string; yours: string; theirs: string }
type Named = { name: string; fact: string }

/** Sentences that need neither the gender nor a case of the name. */
export type Phrases = {
  answersYou(facts: Answered): string
  answersBoth(facts: Mutual): string
  answeredByYou(facts: Answered): string
  partOfYourWant(facts: Named): string
  partOfTheirWant(facts: Omit<Named, 'fact'> & { wanted: string }): string
  sharedField(facts: Common): string
  sharedTags(facts: Named & { shared: string }): string
  /** `areNew`: both joined within the last month. */
  sameCity(facts: Named & { city: string; areNew: boolean }): string
  bothNew(facts: Named): string
  unknown(facts: Named): string
  closed(facts: Omit<Named, 'fact'>): string
  closedUnknown(facts: Omit<Named, 'fact'>): string
  and: string
}

export const phrases: Record<Language, Phrases> = {
  ru: {
    answersYou: ({ wanted, fact, name }) => `Ваш запрос — ${wanted}; ${name}: ${fact}.`,
    answersBoth: ({ wanted, fact, name, theirWanted }) =>
      `Ваш запрос — ${wanted}; ${name}: ${fact}, встречный запрос — ${theirWanted}.`,
    answeredByYou: ({ wanted, fact, name }) => `${name} пишет: ${wanted}; у вас — ${fact}.`,
    partOfYourWant: ({ fact, name }) => `Возможно, это часть того, что вы ищете. ${name}: ${fact}.`,
    partOfTheirWant: ({ wanted, name }) => `Может быть, это о вас. ${name} пишет: ${wanted}.`,
    sharedField: ({ shared, yours, theirs, name }) => `Общее у вас: ${shared}. Вы: ${yours}, ${name}: ${theirs}.`,
    sharedTags: ({ shared, fact, name }) => `Общие темы: ${shared}. ${name}: ${fact}.`,
    sameCity: ({ city, fact, name, areNew }) =>
      `${areNew ? `Тоже ${city} и тоже первый месяц в сообществе` : `Вы из одного города: ${city}`}. ${name}: ${fact}.`,
    bothNew: ({ fact, name }) => `Тоже первый месяц в сообществе. ${name}: ${fact}.`,
    unknown: ({ fact, name }) => `Коротко о человеке. ${name}: ${fact}.`,
    closed: ({ name }) => `Похоже, вы подойдёте друг другу. ${name} показывает профиль целиком только знакомым.`,
    closedUnknown: ({ name }) => `${name} показывает профиль целиком только знакомым.`,
    and: ' и ',
  },
  en: {
    answersYou: ({ wanted, needed, fact, name }) =>
      `You ${needed ? `need ${needed}` : `wrote ${wanted}`}; ${name}: ${fact}.`,
    answersBoth: ({ wanted, needed, fact, name, theirWanted, theirNeeded }) =>
      `You ${needed ? `need ${needed}` : `wrote ${wanted}`}; ${name}: ${fact}, and ${theirNeeded ? `needs ${theirNeeded}` : `asks: ${theirWanted}`}.`,
    answeredByYou: ({ wanted, needed, fact, name }) =>
      `${name} ${needed ? `needs ${needed}` : `wrote ${wanted}`}; you: ${fact}.`,
    partOfYourWant: ({ fact, name }) => `This may be part of what you need. ${name}: ${fact}.`,
    partOfTheirWant: ({ wanted, name }) => `This may be about you. ${name} wrote: ${wanted}.`,
    sharedField: ({ shared, yours, theirs, name }) =>
      `You have ${shared} in common. You: ${yours}, ${name}: ${theirs}.`,
    sharedTags: ({ shared, fact, name }) => `You have these topics in common: ${shared}. ${name}: ${fact}.`,
    sameCity: ({ city, fact, name, areNew }) =>
      `Also in ${city}${areNew ? ', also joined this month' : ''}. ${name}: ${fact}.`,
    bothNew: ({ fact, name }) => `Also joined this month. ${name}: ${fact}.`,
    unknown: ({ fact, name }) => `In a few words. ${name}: ${fact}.`,
    closed: ({ name }) =>
      `You two seem to be a good match. ${name} shows the full profile only to people they are connected with.`,
    closedUnknown: ({ name }) => `${name} shows the full profile only to people they are connected with.`,
    and: ' and ',
  },
}
