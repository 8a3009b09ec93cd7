"""A request from its posting to its acceptance, with Python's standard library alone.

    METIRO_ORIGIN=https://metiro.example.ch python3 story.py

The accounts are those of the demonstration; programs of your own send an API key in place of a token.
"""

import json
import os
import random
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

ORIGIN = os.environ.get("METIRO_ORIGIN", "http://127.0.0.1:3000")
PASSWORD = os.environ.get("METIRO_PASSWORD", "Demo-Metiro-2026")
TRIES = 5


class Refused(Exception):
    """A refusal. Decide by `code`; the words are for people."""

    def __init__(self, problem):
        super().__init__(f"{problem.get('code')}: {problem.get('detail')}")
        self.code = problem.get("code")
        self.faults = problem.get("faults", [])


class Metiro:
    """The calls of one account."""

    def __init__(self, token=None):
        self.token = token

    def call(self, method, path, body=None):
        headers = {"Accept-Language": "en"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        if body is not None:
            headers["Content-Type"] = "application/json"
        if method == "POST" and self.token:
            # One key for all tries of a call: what was done already is not done again.
            headers["Idempotency-Key"] = str(uuid.uuid4())
        data = None if body is None else json.dumps(body).encode()
        for attempt in range(1, TRIES + 1):
            request = urllib.request.Request(f"{ORIGIN}/api{path}", data, headers, method=method)
            try:
                with urllib.request.urlopen(request, timeout=30) as answer:
                    return json.load(answer)["data"]
            except urllib.error.HTTPError as refusal:
                problem = json.load(refusal)
                if refusal.code not in (429, 503) or attempt == TRIES:
                    raise Refused(problem) from None
                time.sleep(float(refusal.headers.get("Retry-After", 2**attempt)) + random.random())

    def get(self, path):
        return self.call("GET", path)

    def post(self, path, body):
        return self.call("POST", path, body)

    def items(self, path, body):
        """Every item of a list: by the cursor that a page gives, else by the number of the page."""
        where = "pageNumber=1"
        while True:
            page = self.post(f"{path}?pageSize=100&{where}", body)
            yield from page["items"]
            if page.get("next"):
                where = f"after={urllib.parse.quote(page['next'], safe='')}"
            elif "next" not in page and page["pageNumber"] < page["totalPages"]:
                where = f"pageNumber={page['pageNumber'] + 1}"
            else:
                return


def signed_in(email):
    return Metiro(Metiro().post("/Auth/sign-in", {"email": email, "password": PASSWORD})["token"])


client = signed_in("client@demo.metiro.ch")
office = signed_in("admin@demo.metiro.ch")
company = signed_in("entreprise@demo.metiro.ch")

# 1. The client posts a request and answers the questions of the trade's form.
trade = Metiro().post("/SubCategory/GetByName", {"Name": "Pose de parquet"})
place = Metiro().post("/Region/All-filtered", {"search": "Lausanne", "onlySubregions": True})[0]
request_id = client.post(
    "/JobRequest/Create",
    {
        "subcategoryId": trade["id"],
        "subregionId": place["id"],
        "title": "Parquet pour la bibliothèque",
        "description": "Poser un parquet en chêne dans une bibliothèque de trente mètres carrés.",
        "answers": {"property": "apartment", "work": "new", "area": 30, "type": "engineered"},
        "postalCode": "1007",
        "locality": "Lausanne",
        "startPreference": "within_month",
    },
)["id"]

# 2. The back office sends it to a company.
company_id = company.get("/Company")["id"]
office.post(f"/JobRequest/{request_id}/send-to-companies", [company_id])

# 3. The company finds it among what it received, page after page, and answers.
if not any(item["id"] == request_id for item in company.items("/JobRequest/GetAllForCompanies", {})):
    raise SystemExit("The company did not receive the request")
company.post(
    f"/JobRequest/{request_id}/answer",
    {"response": "interested", "message": "Volontiers.", "priceMin": 400_000, "priceMax": 450_000, "priceUnit": "total"},
)

# 4. The client accepts the answer that it has read: had the company changed it since, it would be refused (REVISION_CONFLICT).
# A second acceptance is refused, with a code that a program can decide by.
recipients = client.get(f"/JobRequest/Get/{request_id}")["jobRequestCompanies"]
read = next(item["respondedAt"] for item in recipients if item["company"]["id"] == company_id)
client.post(f"/JobRequest/{request_id}/decide/{company_id}", {"decision": "accepted", "respondedAt": read})
try:
    client.post(f"/JobRequest/{request_id}/decide/{company_id}", {"decision": "accepted"})
except Refused as refusal:
    if refusal.code != "DECISION_FINAL":
        raise

# 5. They talk.
company.post(f"/Conversation/{request_id}/{company_id}/send", {"body": "Merci ! Quand pouvons-nous passer mesurer ?"})
client.post(f"/Conversation/{request_id}/{company_id}/send", {"body": "Mardi matin."})
conversation = company.get(f"/Conversation/Get/{request_id}/{company_id}")
print(json.dumps({"request": request_id, "messages": [message["body"] for message in conversation["messages"]]}))
