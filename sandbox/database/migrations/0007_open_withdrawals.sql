-- A withdrawal of USD that is under review goes to the card that is bound now.
UPDATE sandbox.transfers t
SET card_id = c.id,
  card_last = right(regexp_replace(c.bank_account, '[\s-]', '', 'g'), 3),
  card_bank = c.details ->> 'bankName'
FROM sandbox.bank_cards c
WHERE c.account_id = t.account_id
  AND t.type = 'WITHDRAW' AND t.currency = 'USD' AND t.status = 'Auditing';
