alter table letter add column about uuid[];
comment on column letter.about is 'Participants whom it names besides its reader, who go with it when they delete their account; null for letters of versions that did not say.';
