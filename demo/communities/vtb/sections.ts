import type { OptionSettings } from '#contract/communities/options.ts'
import { career } from './career.ts'
import { contacts } from './contacts.ts'
import { earnings } from './earnings.ts'
import { education } from './education.ts'
import { events } from './events.ts'
import { services } from './services.ts'

export const bankSections: OptionSettings<'BANK_SECTIONS'> = {
  title: { en: 'The bank for you', ru: 'Банк для вас' },
  sections: { services, education, contacts, events, earnings, career },
}
