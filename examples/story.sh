#!/bin/sh
# A request from its posting to its acceptance, with curl and jq:
#   METIRO_ORIGIN=https://metiro.example.ch sh story.sh
# The accounts are those of the demonstration; programs of your own send an API key in place of a token.
set -eu

API="${METIRO_ORIGIN:-http://127.0.0.1:3000}/api"
PASSWORD="${METIRO_PASSWORD:-Demo-Metiro-2026}"

# post TOKEN PATH BODY: a refusal ends the program and stands on its error output. curl comes again after 429 and 503, as Retry-After
# says, with the same Idempotency-Key: what was done already is not done again.
post() {
  printf %s "$3" | curl -sS --fail-with-body --retry 4 "$API$2" -H "Authorization: Bearer $1" \
    -H 'Content-Type: application/json' -H "Idempotency-Key: $(openssl rand -hex 16)" -d @- || refused
}
get() {
  curl -sS --fail-with-body --retry 4 "$API$2" -H "Authorization: Bearer $1" || refused
}
open() {
  curl -sS --fail-with-body --retry 4 "$API$1" -H 'Content-Type: application/json' -d "$2" || refused
}
refused() {
  echo "The call was refused" >&2
  exit 1
}
token_of() {
  open /Auth/sign-in "$(jq -n --arg email "$1" --arg password "$PASSWORD" '{$email, $password}')" | jq -er .data.token
}

CLIENT=$(token_of client@demo.metiro.ch)
OFFICE=$(token_of admin@demo.metiro.ch)
COMPANY=$(token_of entreprise@demo.metiro.ch)

# 1. The client posts a request and answers the questions of the trade's form.
TRADE=$(open /SubCategory/GetByName '{"Name":"Pose de parquet"}' | jq -er .data.id)
PLACE=$(open /Region/All-filtered '{"search":"Lausanne","onlySubregions":true}' | jq -er '.data[0].id')
REQUEST=$(post "$CLIENT" /JobRequest/Create "$(jq -n --arg trade "$TRADE" --arg place "$PLACE" '{
  subcategoryId: $trade,
  subregionId: $place,
  title: "Parquet pour le corridor",
  description: "Poser un parquet en chêne dans un corridor de douze mètres carrés.",
  answers: { property: "apartment", work: "new", area: 12, type: "engineered" },
  postalCode: "1007",
  locality: "Lausanne",
  startPreference: "within_month"
}')" | jq -er .data.id)

# 2. The back office sends it to a company.
OWN=$(get "$COMPANY" /Company | jq -er .data.id)
post "$OFFICE" "/JobRequest/$REQUEST/send-to-companies" "[\"$OWN\"]" >/dev/null

# 3. The company answers.
post "$COMPANY" "/JobRequest/$REQUEST/answer" \
  '{"response":"interested","message":"Volontiers.","priceMin":150000,"priceMax":180000,"priceUnit":"total"}' >/dev/null

# 4. The client accepts the answer that it has read: had the company changed it since, it would be refused (REVISION_CONFLICT).
READ=$(get "$CLIENT" "/JobRequest/Get/$REQUEST" | jq -er '.data.jobRequestCompanies[0].respondedAt')
post "$CLIENT" "/JobRequest/$REQUEST/decide/$OWN" "{\"decision\":\"accepted\",\"respondedAt\":\"$READ\"}" >/dev/null

# 5. They talk.
post "$COMPANY" "/Conversation/$REQUEST/$OWN/send" '{"body":"Merci ! Quand pouvons-nous passer mesurer ?"}' >/dev/null
post "$CLIENT" "/Conversation/$REQUEST/$OWN/send" '{"body":"Mardi matin."}' >/dev/null
get "$COMPANY" "/Conversation/Get/$REQUEST/$OWN" |
  jq -ec --arg request "$REQUEST" '{ request: $request, messages: [.data.messages[].body] }'
