import { stringify } from 'csv-stringify/sync'
import { words } from '#contract/capabilities.ts'
import type { ContactType } from '#contract/communities/community.ts'
import { type ExportColumn, exportColumns } from '#contract/crm/member-export-columns.ts'
import type { MemberFilter } from '#contract/crm/member-filter.ts'
import type { Language } from '#contract/languages.ts'
import { inZone } from '#server/features/events/event-report/rules.ts'
import { neutralise } from '#server/features/events/statistics/rules.ts'
import { contactLabels, shownContacts } from '#server/features/participants/profile/rules.ts'
import type { Scope } from '#server/platform/http/context.ts'
import * as store from './store.ts'

const batchSize = 500

const format = { cast: { string: neutralise }, record_delimiter: '\r\n' }

/** The mark by which spreadsheets know UTF-8. */
const byteOrderMark = '\uFEFF'

type Export = {
  scope: Pick<Scope, 'read' | 'community' | 'now'>
  filter: MemberFilter | null
  ids: string[] | null
  except: string[]
  columns: ExportColumn[] | null
  lang: Language
}

/**
 * First the titles, then a batch at a time, so that neither memory nor a transaction grows with the number of members. Times are in
 * the community's zone. Contacts are those that every member with a filled profile may see.
 */
export async function* exportCsv({ scope, filter, ids, except, columns, lang }: Export): AsyncGenerator<string> {
  const { read, community } = scope
  const chosen = exportColumns.filter(column => columns === null || columns.includes(column))
  const types = chosen.includes('contacts') ? await read(store.listContactTypes) : []
  const titles = words[lang].memberExport.columns
  yield byteOrderMark +
    stringify(
      [
        chosen.flatMap(column =>
          column === 'contacts' ? types.map(type => contactLabels[type][lang]) : [titles[column]],
        ),
      ],
      format,
    )
  let after: string | null = null
  for (;;) {
    const from: string | null = after
    const rows: store.ExportedMember[] = await read(db =>
      store.listExported(db, { filter, ids, except, after: from, count: batchSize }, scope),
    )
    const records = rows.map(member =>
      chosen.flatMap(column => cellsOf(member, column, types, lang, community.timeZone)),
    )
    if (records.length > 0) yield stringify(records, format)
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = last.id
  }
}

function cellsOf(
  member: store.ExportedMember,
  column: ExportColumn,
  types: ContactType[],
  lang: Language,
  timeZone: string,
): (string | number)[] {
  const { status, language } = words[lang].memberExport
  switch (column) {
    case 'contacts': {
      const shown = shownContacts(member, false)
      return types.map(type => shown.find(contact => contact.type === type)?.value ?? '')
    }
    case 'topics':
      return [member.tags.join(', ')]
    case 'memberTags':
      return [member.memberTags.join(', ')]
    case 'status':
      return [status[member.moderationStatus]]
    case 'language':
      return [member.preferredLang ? language[member.preferredLang] : '']
    case 'joined':
      return [inZone(member.joinedAt, timeZone)]
    case 'lastActive':
      return [inZone(member.lastActiveAt, timeZone)]
    default:
      return [member[column]]
  }
}
