-- An answer that covers only part of a question, or none of it, doesn't count (D56): up to 30 a day and user, then it does.

alter table private.ai_questions
  add column excused integer not null default 0 check (excused between 0 and 30);

-- Marks the answer as given without counting it. Returns false, and counts it, after 30 today. The daily cap counts it
-- either way.
create function public.ai_excuse(p_reservation uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_today date := private.utc_today();
  v_user uuid := (select r.user_id from private.ai_reservations r where r.id = p_reservation);
  v_reservation private.ai_reservations;
begin
  if v_user is null then
    return false;
  end if;
  perform private.lock_account(v_user);
  select * into v_reservation from private.ai_reservations r
  where r.id = p_reservation and r.state = 'open' for update;
  if not found then
    return false;
  end if;
  insert into private.ai_questions as q (user_id, day, excused) values (v_user, v_today, 1)
  on conflict (user_id, day) do update set excused = q.excused + 1 where q.excused < 30;
  if not found then
    update private.ai_reservations set state = 'settled' where id = p_reservation;
    return false;
  end if;
  update private.ai_questions q set asked = greatest(0, q.asked - 1)
  where q.user_id = v_user and q.day = v_reservation.day;
  update private.ai_reservations set state = 'released' where id = p_reservation;
  update public.user_profiles
  set ai_chat_count = private.asked_in(v_user, v_reservation.period), ai_chat_last_reset = v_today
  where id = v_user;
  return true;
end;
$$;

-- A new account with the same email has no new allowance of these either (D55). The previous release's rows have none.
create or replace function private.take_up_usage() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_departed private.ai_departed_questions;
begin
  select * into v_departed from private.ai_departed_questions d
  where d.email_hash = private.email_hash(new.email) and d.day = private.utc_today();
  if found then
    insert into private.ai_questions (user_id, day, asked, given_back, excused)
    select new.id, q.day, q.asked, q.given_back, coalesce(q.excused, 0)
    from jsonb_to_recordset(v_departed.questions) as q(day date, asked integer, given_back integer, excused integer);
    update public.user_profiles set ai_chat_count = v_departed.shown, ai_chat_last_reset = v_departed.day
    where id = new.id;
  end if;
  return null;
end;
$$;

revoke all on function public.ai_excuse(uuid) from public, anon, authenticated;
grant execute on function public.ai_excuse(uuid) to service_role;
