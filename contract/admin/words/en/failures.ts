/** Messages of the failures of the admin area. */
export const failures = {
  LAST_ADMIN_STAYS: 'A community needs an admin. Make somebody else an admin first.',
  NO_RIGHTS_FOR_PENDING: 'Only confirmed members can be given rights.',
  SCOPE_MISSING: 'This API token does not have the scope for this call.',
  WEBHOOK_ADDRESS: 'Enter a public address that begins with https.',
  TOO_MANY_TOKENS: 'There are 50 API tokens already. Revoke one that you no longer need.',
  TOO_MANY_WEBHOOKS: 'There are 20 webhooks already. Remove one that you no longer need.',
}
