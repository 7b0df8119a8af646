import { openMessage, renewSubscription, showMessage } from './push.ts'
import { scope } from './scope.ts'
import { answerOf, keepShell, removeOldShells } from './shell.ts'

// Takes over at once: pages come from the server, so no open page depends on the former worker.
scope.addEventListener('install', event => event.waitUntil(keepShell().then(() => scope.skipWaiting())))
scope.addEventListener('activate', event => event.waitUntil(removeOldShells().then(() => scope.clients.claim())))
scope.addEventListener('fetch', event => {
  const answer = answerOf(event.request)
  if (answer) event.respondWith(answer)
})
scope.addEventListener('push', event => event.waitUntil(showMessage(event.data)))
scope.addEventListener('notificationclick', event => event.waitUntil(openMessage(event.notification)))
scope.addEventListener('pushsubscriptionchange', event => event.waitUntil(renewSubscription(event.oldSubscription)))
