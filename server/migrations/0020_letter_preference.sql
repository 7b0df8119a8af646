create table letter_preference (
  community_id uuid not null references community (id) on delete cascade,
  participant_id uuid not null,
  topic text not null,
  is_disabled boolean not null,
  primary key (community_id, participant_id, topic),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade
);
comment on table letter_preference is 'Topics of letters that a participant switched on or off; on without a row.';
comment on column letter_preference.community_id is 'The community.';
comment on column letter_preference.participant_id is 'Owner.';
comment on column letter_preference.topic is 'The topic, such as weekly or intros.';
comment on column letter_preference.is_disabled is 'Whether letters on this topic are off.';
select protect_community_table('letter_preference');
