/** Titles of the screens and labels of the menus. */
export const menu = {
  menu: {
    crm: 'Community CRM',
  },
  titles: {
    crm: 'Community CRM',
  },
}
