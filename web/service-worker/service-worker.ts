import { openMessage, renewSubscription, showMessage } from './push.ts'
import { scope } from './scope.ts'
import { answerOf, followPage, keepShell, takeOver } from './shell.ts'

// Takes over at once: pages come from the server, and the files of an open one stay until it is closed.
scope.addEventListener('install', event => event.waitUntil(keepShell().then(() => scope.skipWaiting())))
scope.addEventListener('activate', event => event.waitUntil(takeOver()))
scope.addEventListener('message', event => event.waitUntil(followPage(event.data, event.source?.id)))
scope.addEventListener('fetch', event => {
  const answer = answerOf(event.request)
  if (answer) event.respondWith(answer)
})
scope.addEventListener('push', event => event.waitUntil(showMessage(event.data)))
scope.addEventListener('notificationclick', event => event.waitUntil(openMessage(event.notification)))
scope.addEventListener('pushsubscriptionchange', event => event.waitUntil(renewSubscription(event.oldSubscription)))
