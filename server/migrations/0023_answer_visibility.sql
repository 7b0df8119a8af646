-- Answers stand on the profile. Those that were given before this choice existed stay with the team until a manager opens them.
alter table question add column is_answer_visible boolean not null default false;
comment on column question.is_answer_visible is 'Members see the answer on the profile; otherwise only its author and the team do.';

alter table community add column contact_privacy text not null default 'NONE'
  check (contact_privacy in ('NONE', 'PRIVATE', 'CONNECTIONS'));
comment on column community.contact_privacy is 'Who sees the contacts of a newcomer until the newcomer chooses: see participant.privacy.';
