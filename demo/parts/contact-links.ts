import { contactLinks } from '../communities/contact-links.ts'
import { communityId } from '../communities/list.ts'
import type { DemoPart } from './part.ts'
import { json } from './rows.ts'

/** Links of "Contact us"; those that a manager has entered meanwhile stay. */
export const contactLinksPart: DemoPart = {
  name: 'contact-links-1',
  async load(db) {
    for (const [domain, links] of Object.entries(contactLinks))
      await db`
        update community set contact_links = ${json(db, links)} where id = ${communityId(domain)} and contact_links = '[]'`
  },
}
