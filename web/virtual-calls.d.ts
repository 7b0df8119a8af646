declare module 'virtual:calls' {
  export const calls: import('./lib/calls/client.ts').CallTable
}

declare module 'virtual:option-forms' {
  export const optionForms: Record<
    import('#contract/communities/options.ts').OptionType,
    import('#contract/form-field.ts').FormField
  >
}
