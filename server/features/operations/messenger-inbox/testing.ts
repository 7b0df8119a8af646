import { everyone } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'messengerInbox'> = {
  noun: 'messengerInbox',
  calls: {
    list: { access: everyone, input: () => ({}) },
    open: { access: everyone, input: () => ({ bot: 'tea_bot', start: 'abc' }) },
    write: { access: everyone, input: () => ({ form: 'username=vera&text=hello' }) },
    press: { access: everyone, input: () => ({ form: 'id=1&button=0' }) },
  },
}
