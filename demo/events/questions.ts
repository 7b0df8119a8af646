import { type Localized, languages } from '#contract/languages.ts'
import { communityId } from '../communities/list.ts'
import { demoDate, idFor, randomFor } from '../members/seed.ts'
import type { Row } from '../parts/rows.ts'
import type { CastMember } from './cast.ts'
import type { DemoQuestion } from './event.ts'

type Community = { domain: string; lang: 'en' | 'ru' }
type Asked = DemoQuestion & { id: string; optionIds: string[] }

/** Rows of the questions of an event and of their answers, by table, in the order of insertion. */
export function questionRows(
  community: Community,
  eventId: string,
  questions: DemoQuestion[],
  participants: CastMember[],
): [table: string, rows: Row[]][] {
  const place = { community_id: communityId(community.domain) }
  const asked: Asked[] = questions.map((question, index) => ({
    ...question,
    id: idFor(demoDate, 'event question', eventId, String(index)),
    optionIds: (question.options ?? []).map((_, at) => idFor(demoDate, 'option', eventId, String(index), String(at))),
  }))
  const translations = (key: string, text: Localized): Row[] =>
    languages.map(language => ({
      ...place,
      event_id: eventId,
      translation_key: key,
      language,
      translated_text: text[language],
    }))
  const question = (each: Asked, index: number): Row => ({
    ...place,
    id: each.id,
    event_id: eventId,
    position: index + 1,
    text: each.text[community.lang],
    translation_key: `question.${each.id}`,
    type: each.type,
    is_required: each.isRequired ?? false,
    at_most: each.atMost ?? 1,
    shown_after_option_id: null,
    created_at: demoDate,
  })
  const after = asked.flatMap((each, index) =>
    each.afterOption === undefined ? [] : [{ id: each.id, optionId: asked[index - 1]?.optionIds[each.afterOption] }],
  )
  // A question is inserted after the options that it depends on.
  const inOrder = asked.flatMap((each, index): [string, Row[]][] => [
    [
      'event_question',
      [{ ...question(each, index), shown_after_option_id: after.find(({ id }) => id === each.id)?.optionId ?? null }],
    ],
    ['event_answer_option', optionRows(community, each)],
  ])
  return [
    ...inOrder,
    [
      'event_question_translation',
      asked.flatMap(each => [
        ...translations(`question.${each.id}`, each.text),
        ...(each.options ?? []).flatMap((text, at) => translations(`option.${each.optionIds[at]}`, text)),
      ]),
    ],
    ['event_answer', participants.flatMap(participant => answerRows(community, eventId, asked, participant))],
  ]
}

const optionRows = ({ domain, lang }: Community, { id, options = [], optionIds }: Asked): Row[] =>
  options.map((text, at) => ({
    community_id: communityId(domain),
    id: optionIds[at] as string,
    question_id: id,
    position: at + 1,
    text: text[lang],
    translation_key: `option.${optionIds[at]}`,
  }))

function answerRows({ domain, lang }: Community, eventId: string, asked: Asked[], participant: CastMember): Row[] {
  const random = randomFor('answers', eventId, participant.id)
  const selected = new Set<string>()
  return asked.flatMap((question, index) => {
    const needed = question.afterOption
    const isAsked = needed === undefined || selected.has(asked[index - 1]?.optionIds[needed] ?? '')
    if (!isAsked || (participant.isUnfinished && index > 0)) return []
    const chosen = choose(question, random)
    for (const at of chosen) selected.add(question.optionIds[at] as string)
    const text =
      question.type === 'TEXT'
        ? random.pick(question.answers ?? [])[lang]
        : question.type === 'YEAR'
          ? String(Math.round(random.between(1988, 2024)))
          : chosen.map(at => question.options?.[at]?.[lang] ?? '').join(', ')
    return [
      {
        community_id: communityId(domain),
        id: idFor(demoDate, 'event answer', question.id, participant.id),
        event_id: eventId,
        question_id: question.id,
        participant_id: participant.id,
        type: question.type,
        question_text: question.text[lang],
        answer_text: text,
        free_text: question.type === 'TEXT' || question.type === 'YEAR' ? text : '',
        option_ids: chosen.map(at => question.optionIds[at] as string),
        answered_at: new Date(participant.joinedAt.getTime() + ((index + 1) / asked.length) * participant.answeringMs),
      },
    ]
  })
}

/** Indexes of the selected options, in order. */
function choose({ options = [], atMost = 1 }: Asked, random: ReturnType<typeof randomFor>): number[] {
  const count = Math.min(options.length, Math.max(1, Math.round(random.between(1, atMost))))
  const picked = new Set<number>()
  while (picked.size < count) picked.add(Math.floor(random.next() * options.length))
  return [...picked].sort()
}
