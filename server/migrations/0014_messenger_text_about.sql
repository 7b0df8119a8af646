alter table messenger_text add column about uuid[];
comment on column messenger_text.about is 'Participants whom it names besides its reader, who go with it when they delete their account; null for texts of versions that did not say.';
