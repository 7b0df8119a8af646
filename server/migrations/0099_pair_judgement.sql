comment on column model_provider.name is 'Which provider: embedding, or language model.';
comment on column model_provider.used is 'Texts, or pairs, sent on this day.';
comment on column model_use.used is 'Texts, or pairs, sent on this day.';

create table pair_judgement (
  community_id uuid not null references community (id) on delete cascade,
  participant_id uuid not null,
  subject_id uuid not null,
  model text not null,
  hash text not null,
  lang text not null check (lang in ('en', 'ru')),
  verdict text check (verdict in ('fits', 'weak', 'accidental')),
  sentence text check (sentence is null or verdict = 'fits'),
  made_at timestamptz not null,
  primary key (community_id, participant_id, subject_id),
  foreign key (community_id, participant_id) references participant (community_id, id) on delete cascade,
  foreign key (community_id, subject_id) references participant (community_id, id) on delete cascade
);
comment on table pair_judgement is 'What the language-model provider makes of two members, one of whom was recommended to the other.';
comment on column pair_judgement.community_id is 'The community.';
comment on column pair_judgement.participant_id is 'To whom the other was recommended; the row is deleted with either.';
comment on column pair_judgement.subject_id is 'The other.';
comment on column pair_judgement.model is 'Model that judged. With another one the pair is judged again.';
comment on column pair_judgement.hash is 'Hash of the instructions and of the texts of both, as the reader saw them. A judgement of other texts is not used.';
comment on column pair_judgement.lang is 'Language of the sentence.';
comment on column pair_judgement.verdict is 'Null if there is none: no usable answer, or a profile has changed since.';
comment on column pair_judgement.sentence is 'The reason, with {name} for the other''s first name; null if a claim in it could not be traced to the texts.';
comment on column pair_judgement.made_at is 'When.';
create index pair_judgement_subject on pair_judgement (community_id, subject_id);
select protect_community_table('pair_judgement');

-- A sentence with what a member has removed or hidden is forgotten at once. Locked in one order, so that two saves do not wait for
-- each other.
create function clear_pair_judgements() returns trigger language plpgsql as $$
begin
  with mine as (
    select participant_id, subject_id from pair_judgement
      where community_id = new.community_id and (participant_id = new.id or subject_id = new.id) and verdict is not null
      order by participant_id, subject_id for update)
  update pair_judgement j set verdict = null, sentence = null from mine
    where j.community_id = new.community_id and (j.participant_id, j.subject_id) = (mine.participant_id, mine.subject_id);
  return null;
end $$;
create trigger participant_judgements after update of looking_for, can_help, about, position, company, tags, profile_visibility,
  moderation_status, is_profile_enabled, is_networking_enabled, is_email_confirmed on participant
  for each row when (
    (old.looking_for, old.can_help, old.about, old.position, old.company, old.tags, old.profile_visibility,
      old.moderation_status, old.is_profile_enabled, old.is_networking_enabled, old.is_email_confirmed) is distinct from
    (new.looking_for, new.can_help, new.about, new.position, new.company, new.tags, new.profile_visibility,
      new.moderation_status, new.is_profile_enabled, new.is_networking_enabled, new.is_email_confirmed))
  execute function clear_pair_judgements();
