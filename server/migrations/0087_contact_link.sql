alter table community add column contact_links jsonb not null default '[]';
comment on column community.contact_links is 'Links of "Contact us" beside the email address: label by language, and https, mailto or tel address.';
