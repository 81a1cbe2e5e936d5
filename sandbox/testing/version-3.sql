-- A database of the last release without migrations (version 3).
CREATE SCHEMA sandbox;

CREATE TABLE sandbox.meta (version integer PRIMARY KEY);
INSERT INTO sandbox.meta VALUES (3);

CREATE TABLE sandbox.accounts (
  id text PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  mailbox text NOT NULL UNIQUE,
  banned boolean NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE sandbox.sessions (
  token text PRIMARY KEY,
  account_id text NOT NULL REFERENCES sandbox.accounts,
  expired boolean NOT NULL
);

CREATE TABLE sandbox.bank_cards (
  account_id text PRIMARY KEY REFERENCES sandbox.accounts,
  bank_account text NOT NULL,
  fee numeric NOT NULL CHECK (fee >= 0)
);

CREATE TABLE sandbox.wallets (
  number text PRIMARY KEY,
  account_id text NOT NULL UNIQUE REFERENCES sandbox.accounts
);

CREATE TABLE sandbox.ledger_accounts (
  id text PRIMARY KEY,
  wallet_number text REFERENCES sandbox.wallets,
  currency text NOT NULL CHECK (currency IN ('USD', 'USDT')),
  UNIQUE (id, currency)
);
CREATE INDEX ON sandbox.ledger_accounts (wallet_number);

CREATE TABLE sandbox.postings (
  id text PRIMARY KEY,
  reason text NOT NULL,
  order_number text,
  posted_at timestamptz NOT NULL
);

CREATE TABLE sandbox.entries (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  posting_id text NOT NULL REFERENCES sandbox.postings,
  ledger_account_id text NOT NULL,
  currency text NOT NULL,
  amount numeric NOT NULL CHECK (amount <> 0 AND abs(amount) < 1e30),
  FOREIGN KEY (ledger_account_id, currency) REFERENCES sandbox.ledger_accounts (id, currency),
  CHECK (scale(trim_scale(amount)) <= CASE currency WHEN 'USD' THEN 2 ELSE 6 END)
);
CREATE INDEX ON sandbox.entries (ledger_account_id);
CREATE INDEX ON sandbox.entries (posting_id);

CREATE FUNCTION sandbox.check_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM sandbox.entries WHERE posting_id = NEW.posting_id
    GROUP BY currency HAVING sum(amount) <> 0
  ) THEN
    RAISE EXCEPTION 'posting % does not sum to zero', NEW.posting_id;
  END IF;
  IF EXISTS (
    SELECT FROM sandbox.entries e JOIN sandbox.ledger_accounts a ON a.id = e.ledger_account_id
    WHERE a.id = NEW.ledger_account_id AND a.wallet_number IS NOT NULL
    GROUP BY a.id HAVING sum(e.amount) < 0
  ) THEN
    RAISE EXCEPTION 'ledger account % would be overdrawn', NEW.ledger_account_id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER balanced AFTER INSERT ON sandbox.entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sandbox.check_entry();

CREATE FUNCTION sandbox.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % of % refused', TG_OP, TG_TABLE_NAME;
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON sandbox.entries
  FOR EACH STATEMENT EXECUTE FUNCTION sandbox.refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON sandbox.postings
  FOR EACH STATEMENT EXECUTE FUNCTION sandbox.refuse_change();

CREATE TABLE sandbox.crypto_channels (
  value text PRIMARY KEY,
  position integer NOT NULL UNIQUE,
  family text NOT NULL CHECK (family IN ('TRON', 'EVM')),
  allows_withdrawal boolean NOT NULL,
  withdraw_min numeric NOT NULL,
  withdraw_max numeric NOT NULL,
  withdraw_daily numeric NOT NULL,
  withdraw_fee numeric NOT NULL CHECK (withdraw_fee >= 0 AND withdraw_fee < withdraw_min),
  deposit_min numeric NOT NULL,
  confirmations integer NOT NULL,
  texts jsonb NOT NULL
);

CREATE TABLE sandbox.usd_channels (
  method text PRIMARY KEY CHECK (method IN ('WIRE', 'ACH', 'CREDIT_CARD', 'PAYPAL')),
  position integer NOT NULL UNIQUE,
  min_amount numeric NOT NULL,
  max_amount numeric NOT NULL,
  daily_limit numeric NOT NULL,
  fee numeric NOT NULL CHECK (fee >= 0),
  details jsonb NOT NULL
);

CREATE TABLE sandbox.deposit_addresses (
  address text PRIMARY KEY,
  account_id text NOT NULL REFERENCES sandbox.accounts,
  channel text NOT NULL REFERENCES sandbox.crypto_channels,
  UNIQUE (account_id, channel)
);

CREATE TABLE sandbox.transfers (
  order_number text PRIMARY KEY,
  account_id text NOT NULL REFERENCES sandbox.accounts,
  wallet_number text NOT NULL REFERENCES sandbox.wallets,
  idempotency_key text,
  payload text NOT NULL,
  type text NOT NULL CHECK (type IN ('DEPOSIT', 'WITHDRAW')),
  transfer_way text NOT NULL CHECK (transfer_way IN ('WIRE', 'CRYPTO')),
  currency text NOT NULL CHECK (currency IN ('USD', 'USDT')),
  amount numeric NOT NULL CHECK (amount > 0),
  fee numeric NOT NULL CHECK (fee >= 0 AND fee < amount),
  address text,
  payment_channel text,
  prove_image text,
  status text NOT NULL CHECK (status IN ('Auditing', 'Success', 'Fail')),
  fail_reason text,
  accepted_at timestamptz NOT NULL,
  UNIQUE (account_id, idempotency_key)
);

CREATE TABLE sandbox.reviews (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_number text NOT NULL REFERENCES sandbox.transfers,
  tier text NOT NULL CHECK (tier IN ('BROKER', 'CLEARING')),
  state text NOT NULL CHECK (state IN ('WAITING', 'PENDING', 'APPROVED', 'REJECTED')),
  reason text,
  decided_at timestamptz,
  UNIQUE (order_number, tier)
);

CREATE TABLE sandbox.contracts (
  id text PRIMARY KEY,
  number text NOT NULL,
  part_a text NOT NULL,
  part_b text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE sandbox.contract_links (
  token text PRIMARY KEY,
  contract_id text NOT NULL REFERENCES sandbox.contracts,
  expires_at timestamptz NOT NULL
);
CREATE INDEX ON sandbox.contract_links (contract_id);

CREATE TABLE sandbox.uploads (
  name text PRIMARY KEY,
  account_id text REFERENCES sandbox.accounts,
  contract_id text REFERENCES sandbox.contracts,
  content_type text NOT NULL,
  size integer NOT NULL,
  uploaded_at timestamptz NOT NULL,
  CHECK (num_nonnulls(account_id, contract_id) = 1)
);

CREATE TABLE sandbox.signatures (
  contract_id text PRIMARY KEY REFERENCES sandbox.contracts,
  upload_name text NOT NULL REFERENCES sandbox.uploads,
  idempotency_key text,
  signature_hash text NOT NULL,
  text_hash text NOT NULL,
  text text NOT NULL,
  locale text NOT NULL CHECK (locale IN ('en', 'zh', 'ja', 'ko')),
  date text NOT NULL,
  is_noted boolean NOT NULL,
  signed_at timestamptz NOT NULL,
  source text NOT NULL,
  user_agent text NOT NULL
);
CREATE FUNCTION sandbox.refuse_signature_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a signature stands as it was given: % refused', TG_OP;
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON sandbox.signatures
  FOR EACH STATEMENT EXECUTE FUNCTION sandbox.refuse_signature_change();

CREATE TABLE sandbox.incoming_payments (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address text NOT NULL REFERENCES sandbox.deposit_addresses,
  amount numeric NOT NULL CHECK (amount > 0),
  credited boolean NOT NULL,
  note text NOT NULL,
  arrived_at timestamptz NOT NULL
);

CREATE TABLE sandbox.mails (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "to" text NOT NULL,
  mailbox text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  sent_at timestamptz NOT NULL,
  idempotency_key text UNIQUE
);
CREATE INDEX ON sandbox.mails (mailbox);

CREATE TABLE sandbox.email_codes (
  mailbox text PRIMARY KEY,
  salt text NOT NULL,
  code_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  wrong_tries integer NOT NULL,
  is_used boolean NOT NULL
);

CREATE TABLE sandbox.code_sends (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mailbox text NOT NULL,
  source text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX ON sandbox.code_sends (mailbox, sent_at);
CREATE INDEX ON sandbox.code_sends (source, sent_at);

CREATE TABLE sandbox.mailbox_tokens (
  token_hash text PRIMARY KEY,
  mailbox text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- One account with its opening balance, and one signed contract.
INSERT INTO sandbox.accounts VALUES
  ('kept', 'Kept Holder', 'kept@sandbox.example', 'kept@sandbox.example', false, '2026-01-01');
INSERT INTO sandbox.sessions VALUES ('sandbox-kept', 'kept', false);
INSERT INTO sandbox.bank_cards VALUES ('kept', '6200000000001234', 25);
INSERT INTO sandbox.wallets VALUES ('W1', 'kept');
INSERT INTO sandbox.ledger_accounts VALUES
  ('bank-clearing', NULL, 'USD'), ('W1/available-usd', 'W1', 'USD'), ('W1/held-usd', 'W1', 'USD');
BEGIN;
INSERT INTO sandbox.postings VALUES ('opening', 'opening balance', NULL, '2026-01-01');
INSERT INTO sandbox.entries (posting_id, ledger_account_id, currency, amount) VALUES
  ('opening', 'bank-clearing', 'USD', -1234.56), ('opening', 'W1/available-usd', 'USD', 1234.56);
COMMIT;
INSERT INTO sandbox.contracts VALUES ('signed', 'TW-1', 'A', 'B', '2026-01-01');
INSERT INTO sandbox.contract_links VALUES ('contract-kept', 'signed', '2126-01-01');
INSERT INTO sandbox.uploads VALUES ('a.png', NULL, 'signed', 'image/png', 3, '2026-01-01');
INSERT INTO sandbox.signatures VALUES
  ('signed', 'a.png', NULL, 'hash', 'hash', 'The text', 'ko', '2026-01-01', true, '2026-01-01', '', '');
