/**
 * Labels that no community may have: people expect the installation itself behind them, and mail or certificate programs look for some
 * of them by name.
 */
const reservedLabels = new Set(
  `about abuse account accounts admin administrator api app apps assets auth autoconfig autodiscover billing blog cdn community
  communities dashboard demo dev dns docs download email example files ftp git grafana graphql health help hostmaster id imap
  images img info internal intranet js localhost login logout mail mailer media metrics monitor mta mx my news noreply no-reply
  ns ns1 ns2 ns3 ns4 oauth operator ops pay payment payments pop pop3 postmaster press private prometheus proxy public register
  root s3 samovar-app search secure security security-txt set-up settings setup sftp shop signin signup smtp sso ssh ssl staging
  static stats status storage store support sysadmin system test testing tls token undefined null upload uploads vpn webhook
  webhooks webmail webmaster wildcard wpad ws wss www www1 www2 www3`.split(/\s+/),
)

export const isReservedLabel = (label: string): boolean => reservedLabels.has(label)
