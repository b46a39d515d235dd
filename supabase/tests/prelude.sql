-- What Supabase provides before any migration: roles, and the parts of the auth schema that the migrations use.
-- Supabase gives functions to everybody by default, so this does too: a migration must take that back itself.
create schema auth;
create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email varchar(255),
  raw_user_meta_data jsonb
);
create function auth.uid() returns uuid language sql stable as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;
