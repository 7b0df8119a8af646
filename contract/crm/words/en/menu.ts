/** Titles of the screens and labels of the menus. */
export const menu = {
  menu: {
    crm: 'Community CRM',
    crmShort: 'CRM',
  },
  titles: {
    crm: 'Community CRM',
    memberImport: 'Import members',
    memberMerge: 'Merge two profiles',
  },
}
