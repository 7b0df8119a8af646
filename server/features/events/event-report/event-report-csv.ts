import { stringify } from 'csv-stringify/sync'
import { words } from '#contract/capabilities.ts'
import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { StoredEvent } from '../event/store.ts'
import { neutralise } from '../statistics/rules.ts'
import { inZone, type Place, uniqueTitles } from './rules.ts'
import * as store from './store.ts'

type Export = {
  event: StoredEvent
  readerId: string | null
  lang: Language
  /** Opens a short read for each batch. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>
}

const batchSize = 500

const format = { cast: { string: neutralise }, record_delimiter: '\r\n' }

/** The mark by which spreadsheets know UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * Participations of an event as CSV, with a column for each question: first the titles, then a batch at a time, so that neither
 * memory nor a transaction grows with their number. Times are in the event's zone. Of a person it has name, work as the reader may
 * see it, and the address of their account; contacts of the profile and the place of the event are not in it.
 */
export async function* exportCsv({ event, readerId, lang, read }: Export): AsyncGenerator<string> {
  const { csv, status, payment } = words[lang].eventReport
  const questions = await read(db => store.listQuestions(db, event.id, lang))
  const titles = uniqueTitles([...Object.values(csv), ...questions.map(({ text }) => text)])
  yield byteOrderMark + stringify([titles], format)

  let after: Place | null = null
  for (;;) {
    const from: Place | null = after
    const { rows, answers } = await read(async db => {
      const rows = await store.listRows(db, {
        eventId: event.id,
        readerId,
        tab: 'all',
        order: 'oldest',
        search: null,
        after: from,
        skip: 0,
        count: batchSize,
      })
      const ids = rows.map(({ participantId }) => participantId)
      return { rows, answers: questions.length > 0 ? await store.listAnswers(db, event.id, ids) : [] }
    })
    const given = new Map(answers.map(each => [`${each.participantId} ${each.questionId}`, each.answer]))
    const records = rows.map(row => [
      row.firstName,
      row.lastName,
      row.email,
      row.position,
      row.company,
      status[row.isWaiting ? 'WAITLIST' : row.status],
      row.waitlistPlace ?? '',
      row.plusOnes,
      row.payment ? payment[row.payment] : '',
      row.payment ? (row.amount ?? '') : '',
      row.payment ? (event.currency ?? '') : '',
      inZone(row.joinedAt, event.timeZone),
      inZone(row.checkedInAt, event.timeZone),
      ...questions.map(({ id }) => given.get(`${row.participantId} ${id}`) ?? ''),
    ])
    if (records.length > 0) yield stringify(records, format)
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = { key: last.key, id: last.participationId }
  }
}
