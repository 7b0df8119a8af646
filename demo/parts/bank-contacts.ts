import type { DemoPart } from './part.ts'

/** Databases of an earlier version have two menu entries of the same name: the member's contacts and the bank's. */
export const bankContactsPart: DemoPart = {
  name: 'bank-contacts-1',
  async load(db) {
    await db`
      update community set options = replace(options::text, '{"en": "Contacts", "ru": "Контакты"}',
        '{"en": "Bank contacts", "ru": "Контакты банка"}')::jsonb
      where options @> '[{"optionType": "BANK_SECTIONS"}]'`
  },
}
