-- A list whose member looks for somebody else now is shown in another order; what is learnt from it stays.
alter table matching add column list_place integer;
comment on column matching.list_place is 'Place among the list since the member changed what they look for; null while the list is as it was made, and place counts.';
comment on column matching.request_id is 'The reader''s request that the list was made for, or was put in order for later.';
