import { describe, expect, it } from 'vitest'
import { type ContactRules, withContact } from './contactRules.ts'

const rules: ContactRules = {
  contactsConfig: ['EMAIL', 'TELEGRAM'],
  shownContacts: ['TELEGRAM'],
  requiredContacts: ['EMAIL', 'TELEGRAM'],
  requiredContactsMin: 2,
  contactPrivacy: 'NONE',
}

describe('withContact', () => {
  it('also asks for what becomes required or shown', () => {
    expect(withContact(rules, 'VK', 'requiredContacts', true)).toMatchObject({
      contactsConfig: ['EMAIL', 'TELEGRAM', 'VK'],
      requiredContacts: ['EMAIL', 'TELEGRAM', 'VK'],
    })
    expect(withContact(rules, 'VK', 'shownContacts', true)).toMatchObject({
      contactsConfig: ['EMAIL', 'TELEGRAM', 'VK'],
      shownContacts: ['TELEGRAM', 'VK'],
    })
  })

  it('neither shows nor requires what is no longer asked for, and lowers the number', () => {
    expect(withContact(rules, 'TELEGRAM', 'contactsConfig', false)).toEqual({
      ...rules,
      contactsConfig: ['EMAIL'],
      shownContacts: [],
      requiredContacts: ['EMAIL'],
      requiredContactsMin: 1,
    })
  })

  it('keeps the rest', () => {
    expect(withContact(rules, 'EMAIL', 'requiredContacts', false)).toEqual({
      ...rules,
      requiredContacts: ['TELEGRAM'],
      requiredContactsMin: 1,
    })
    expect(withContact(rules, 'EMAIL', 'contactsConfig', true)).toEqual(rules)
  })
})
