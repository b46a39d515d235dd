-- The auth service's log has no index by account, and only the auth service may add one. Reading every entry as JSON takes
-- ten times as long as looking for the id in its text, and with a long log, a deletion could exceed its time limit.
create or replace function private.leave() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.ai_departed as d (email_hash, day, used_today, used_ever, released_today, shown)
  select private.email_hash(old.email), u.day, u.used_today, u.used_ever, u.released_today, p.ai_chat_count
  from private.ai_usage u join public.user_profiles p on p.id = u.user_id
  where u.user_id = old.id and u.day = private.utc_today()
  on conflict (email_hash) do update set day = excluded.day, used_today = excluded.used_today,
    used_ever = excluded.used_ever, released_today = excluded.released_today, shown = excluded.shown;
  begin
    delete from auth.audit_log_entries e
    where case when strpos(e.payload::text, old.id::text) > 0
      then e.payload ->> 'actor_id' = old.id::text or e.payload -> 'traits' ->> 'user_id' = old.id::text end;
    delete from auth.flow_state f where f.user_id = old.id;
  exception when insufficient_privilege or undefined_table then
    null;
  end;
  return old;
end;
$$;
