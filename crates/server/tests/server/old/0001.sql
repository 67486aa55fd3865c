PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-11-16 06:07:56',1,X'7E83E3E535AA4A921B0B9A1FD37338561936D2B4A6B2B78E866806C3D06E079A15BD6D01F687FF1E92D185F3442AF54D',34832465);
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    row INTEGER NOT NULL,
    at INTEGER NOT NULL,
    events TEXT NOT NULL,
    PRIMARY KEY (table_id, row)
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES('waitingwaitingwa',1,1794809276953,'[{"e":"took","seat":2,"name":"Bob","device":"9be32c72d1bd9ab527a62415452da7a4edcb85de367d4ed513c0074f5ef8a716"},{"e":"word","seat":2,"word":"otter"}]');
INSERT INTO "log" VALUES('playingplayingpl',1,1794809277044,'[{"e":"took","seat":1,"name":"Bob","device":"9be32c72d1bd9ab527a62415452da7a4edcb85de367d4ed513c0074f5ef8a716"},{"e":"word","seat":1,"word":"lynx"}]');
INSERT INTO "log" VALUES('playingplayingpl',2,1794809277160,'[{"e":"begun"},{"e":"did","by":"chance","do":{"first":1}}]');
INSERT INTO "log" VALUES('playingplayingpl',3,1794809277219,'[{"e":"did","by":{"seat":1},"do":{"place":37}}]');
INSERT INTO "log" VALUES('playingplayingpl',4,1794809277282,'[{"e":"did","by":{"seat":0},"do":{"place":38}},{"e":"did","by":"chance","do":{"contract":8}},{"e":"did","by":"chance","do":{"contract":21}},{"e":"did","by":"chance","do":{"contract":45}},{"e":"did","by":"chance","do":{"contract":15}},{"e":"did","by":"chance","do":{"contract":48}},{"e":"did","by":"chance","do":{"contract":49}},{"e":"did","by":"chance","do":{"contract":35}},{"e":"did","by":"chance","do":{"contract":13}},{"e":"did","by":"chance","do":{"contract":40}},{"e":"did","by":"chance","do":{"contract":14}}]');
INSERT INTO "log" VALUES('playingplayingpl',5,1794809277338,'[{"e":"did","by":{"seat":1},"do":"roll"},{"e":"did","by":"chance","do":{"dice":[1,0]}}]');
INSERT INTO "log" VALUES('playingplayingpl',6,1794809277373,'[{"e":"did","by":{"seat":1},"do":{"drive":{"spaces":[1],"exact":true,"one":true}}}]');
INSERT INTO "log" VALUES('playingplayingpl',7,1794809277421,'[{"e":"did","by":{"seat":1},"do":{"roadworks":40}}]');
INSERT INTO "log" VALUES('playingplayingpl',8,1794809277437,'[{"e":"did","by":{"seat":1},"do":{"auction":3}}]');
INSERT INTO "log" VALUES('playingplayingpl',9,1794809277534,'[{"e":"did","by":{"seat":0},"do":{"bid":4}}]');
INSERT INTO "log" VALUES('playingplayingpl',10,1794809277590,'[{"e":"ordered","seat":1,"order":{"kind":"pass-this-turn"}}]');
INSERT INTO "log" VALUES('playingplayingpl',11,1794809277613,'[{"e":"said","seat":0,"text":"hello"}]');
INSERT INTO "log" VALUES('playingplayingpl',12,1794809277629,'[{"e":"proposed","by":0,"what":{"kind":"end"}},{"e":"agreed","seat":0}]');
INSERT INTO "log" VALUES('playingplayingpl',13,1794809277665,'[{"e":"did","by":{"seat":1},"do":"pass"},{"e":"did","by":"chance","do":{"contract":11}}]');
INSERT INTO "log" VALUES('finishedfinished',1,1794809276388,'[{"e":"begun"},{"e":"did","by":"chance","do":{"first":1}}]');
INSERT INTO "log" VALUES('finishedfinished',2,1794809276535,'[{"e":"did","by":{"seat":1},"do":{"place":34}}]');
INSERT INTO "log" VALUES('finishedfinished',3,1794809276639,'[{"e":"proposed","by":0,"what":{"kind":"end"}},{"e":"agreed","seat":0},{"e":"settled"},{"e":"did","by":"table","do":"call-off"}]');
CREATE TABLE records (
    id TEXT PRIMARY KEY NOT NULL,
    finished INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    edition TEXT NOT NULL,
    seats TEXT NOT NULL,
    cash TEXT NOT NULL,
    owners TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO "records" VALUES('finishedfinished',1794809276,1,'classic','["Ada","Fahrer"]','[0,0]','["e0036568dd06378205be157bf20c23d8fa6c2c45fca59919fce8e4014cdc7191"]','{"format":"aufachse-record/1","revision":1,"rules":"d7828d236d0bebb6","edition":"classic","switches":{"auction-after":"any-stop","auction-order":"open-outcry","auctions-a-turn":"one-a-stop","board":"classic","buy-now":"yes","card-moves-draw":"yes","contract-deck":"classic-52","currency":"DM","deliveries-a-turn":"any","delivering":"by-itself","dice":"1","display-after-sale":"in-place","dokumente":"opposite-direction","end-space-full":"must-stop-before","event-deck":"classic-31","event-drawn":"move-ends","familiennachwuchs":"nearest","first-player":"chance","fog-and-accident-jam":"empty","gute-routenplanung":"may","gute-routenplanung-reach":"through-occupied","hilfe-diebe":"face-up","inspektion":"must","jammed-space":"city-open-to-deliver","load-before-roll":"no","load-won":"at-once","loads-a-turn":"any","no-interest":"no","pannenhilfe":"choice","placed":"before-deal","private-contracts":"3","public-pile":"12/16/20/24/24","roadworks-after":"rolled-1-must","roadworks-never-on-hamburg-flensburg":"yes","roadworks-or-event-first":"roadworks","schneestuerme":"may","schnelle-verladung":"may","second-service":"no","serve-while-waiting":"no","start-space":"not-a-city","stop-at-sign":"may","stop-in-contract-city":"may","stop-order":"ruled","subunternehmer":"must","taken-contract":"loads-if-fits","trailers-sell":"no","trucks-in-a-city":"one","trucks-on-a-road-space":"1","unpayable-cost":"double","used-event-card":"under-deck","ware-verdorben":"last-loading","zollabfertigung":"nearest"},"own":{},"setup":{"players":2},"seats":["Ada","Fahrer"],"fair":{"promise":"15e160c5619790862bad6d39f866a1ca3f6d894b14e11e4cb280be77c1715794","words":["",""]}}
{"by":"chance","do":{"first":1}}
{"by":{"seat":1},"do":{"place":34}}
{"by":"table","do":"call-off","hash":"de2b5876f4552c02"}
{"closing":{"actions":3,"hash":"de2b5876f4552c02","ending":"called-off","cash":[0,0],"seed":"42b62f40e88277ef8fc45dcbf9ac163c036a71e8ffac56b1938675a459301b76"}}
');
CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    opened INTEGER NOT NULL,
    spec TEXT NOT NULL,
    over INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO "tables" VALUES('finishedfinished',1794809276298,'{"id":"finishedfinished","edition":"classic","switches":{},"seats":[{"kind":"here","level":null,"name":"Ada","colour":"red","word":"","key":null,"owners":["e0036568dd06378205be157bf20c23d8fa6c2c45fca59919fce8e4014cdc7191"]},{"kind":"bot","level":"fahrer","name":"Fahrer","colour":"green","word":"","key":null,"owners":[]}],"listed":true,"clock":{"kind":"none"},"open_cash":true,"absence":null,"setup":{"players":2},"seed":"42b62f40e88277ef8fc45dcbf9ac163c036a71e8ffac56b1938675a459301b76","host":"e0036568dd06378205be157bf20c23d8fa6c2c45fca59919fce8e4014cdc7191","created":1794809276298}',1);
INSERT INTO "tables" VALUES('waitingwaitingwa',1794809276705,'{"id":"waitingwaitingwa","edition":"modern","switches":{},"seats":[{"kind":"here","level":null,"name":"Ada","colour":"red","word":"","key":null,"owners":["e0036568dd06378205be157bf20c23d8fa6c2c45fca59919fce8e4014cdc7191"]},{"kind":"link","level":null,"name":"","colour":"green","word":"","key":"aui88ijdr9e25pu9252687t9","owners":[]},{"kind":"open","level":null,"name":"","colour":"violet","word":"","key":null,"owners":[]}],"listed":true,"clock":{"kind":"none"},"open_cash":false,"absence":60,"setup":{"players":3},"seed":"443a40f951a9b0369228f01c6952889c8f137a019150bc037a8e4f416fb9ddb0","host":"e0036568dd06378205be157bf20c23d8fa6c2c45fca59919fce8e4014cdc7191","created":1794809276705}',0);
INSERT INTO "tables" VALUES('playingplayingpl',1794809276981,'{"id":"playingplayingpl","edition":"classic","switches":{},"seats":[{"kind":"here","level":null,"name":"Ada","colour":"red","word":"","key":null,"owners":["e0036568dd06378205be157bf20c23d8fa6c2c45fca59919fce8e4014cdc7191"]},{"kind":"open","level":null,"name":"","colour":"green","word":"","key":null,"owners":[]}],"listed":false,"clock":{"kind":"game","seconds":600},"open_cash":true,"absence":null,"setup":{"players":2},"seed":"3b824a2df611bd4703929706d97c5bf980321bd69bb03f5b7de3e68b058fa7f3","host":"e0036568dd06378205be157bf20c23d8fa6c2c45fca59919fce8e4014cdc7191","created":1794809276981}',0);
CREATE INDEX tables_under_way ON tables (over) WHERE over = 0;
CREATE INDEX records_finished ON records (finished DESC);
COMMIT;
