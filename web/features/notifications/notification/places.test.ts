// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest'
import { notificationPlaces } from '#contract/notifications/notification-places.ts'
import type { Screen } from '#web/shell/capability.ts'
import { openPage } from '#web/testing/page.ts'

let screens: Screen[]
beforeAll(async () => {
  openPage()
  ;({ screens } = await import('#web/routes.ts'))
})

it.each(Object.entries(notificationPlaces))(
  '%s, to which notifications lead, is open to members and %o',
  (place, also) => {
    const openTo = screens.find(({ path }) => path === place)?.openTo
    expect(openTo).toEqual(expect.arrayContaining(['member', ...also]))
  },
)
