-- Every posting sums to zero in each currency, and no wallet is overdrawn. Checked at commit.
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
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER balanced AFTER INSERT ON sandbox.entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sandbox.check_entry();
--> statement-breakpoint
-- The ledger is append-only.
CREATE FUNCTION sandbox.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % of % refused', TG_OP, TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON sandbox.entries
  FOR EACH STATEMENT EXECUTE FUNCTION sandbox.refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON sandbox.postings
  FOR EACH STATEMENT EXECUTE FUNCTION sandbox.refuse_change();
--> statement-breakpoint
-- A signature never changes.
CREATE FUNCTION sandbox.refuse_signature_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a signature stands as it was given: % refused', TG_OP;
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON sandbox.signatures
  FOR EACH STATEMENT EXECUTE FUNCTION sandbox.refuse_signature_change();
