// Made by build-zones/build-zone-history.ts from tzdb 2025b with backzone (public domain). Do not edit.
// One line a history: zone names; offsets in seconds east, the first one in force at the start; then each change up to the
// end of 1970 as <seconds since the change before, base 36>:<index of the new offset, base 36>.
export const TZDB_VERSION = '2025b'
export const ZONE_HISTORY = `
Africa/Abidjan,Africa/Timbuktu,Iceland;-968,0;-u9rgl4:1
Africa/Accra;-52,0,1200,1800;-s9p1ak:1 24aamk:2 1yhyo:1 cjvlc:2 69weo:1 ci0xc:2 69weo:1 ci0xc:2 69weo:1 ci0xc:2 69weo:1 cjvlc:2 69weo:1 ci0xc:2 69weo:1 ci0xc:2 69weo:1 ci0xc:2 69weo:1 cjvlc:2 69weo:1 ci0xc:2 69weo:1 ci0xc:2 69weo:1 ci0xc:2 69weo:1 cjvlc:2 69weo:1 ci0xc:2 69weo:1 ci0xc:2 69weo:1 ci0xc:2 69weo:1 cjvlc:2 69weo:1 ci0xc:2 69weo:1 ci0xc:2 69weo:1 ci0xc:2 69weo:1 683lc:2 cloeo:1 668xc:2 cloeo:1 1y8pc:3 21gem0:1 2fehm0:3 69vy0:1 ci1e0:3 69vy0:1 cjw20:3 69vy0:1 ci1e0:3 69vy0:1 ci1e0:3 69vy0:1 ci1e0:3 69vy0:1
Africa/Addis_Ababa;9288,9320,10800;-1g6t8i0:1 ymedb4:2
Africa/Algiers;732,561,0,3600,7200;-154gb8c:1 afgo4r:2 2qx1nl:3 5luo0:2 8y800:3 a4tc0:2 7vc00:3 auqo0:2 7idc0:3 b7pc0:2 6sg00:3 cyo00:2 7ayo0:3 53c00:2 9idxc0:3 3i040:2 51mw0:3 253uk0:4 9o2k0:3 92040:4 8l3s0:3 jutc0:2 4uy840:3 3rdzw0:2
Africa/Asmara;9332,9320,10800;-15r1gj8:1 o6mlcc:2
Africa/Asmera,Africa/Nairobi;8836,9000,10800,9900;-w6p5hg:1 aiwqjg:2 sg1a0:1 3nbte0:3 2wu1z0:2
Africa/Bamako;-1920,0,-3600;-u9rfuo:1 bk956o:2 dqe840:1
Africa/Bangui;4460,3600;-u9rkrw:1
Africa/Banjul;-3996,-3600,0;-j6j690:1 4m1rp0:2
Africa/Bissau;-3740,-3600;-u9rek0:1
Africa/Blantyre;8400,8470,8460,7200;-ui1t5c:1 1j56m2:2 5qqlca:3
Africa/Brazzaville;3668,3600;-u9rk5w:1
Africa/Bujumbura;7048,7200;-15r1ers:1
Africa/Cairo,Egypt;7509,7200,10800;-1054wgl:1 krj48l:2 40d80:1 a31g0:2 7x3w0:1 a4w40:2 aqyk0:1 80ys0:2 b07w0:1 7tk40:2 b07w0:1 8jhg0:2 a8fw0:1 60go40:2 7el80:1 awo40:2 7v980:1 awqw0:2 7tk40:1 b07w0:2 7tk40:1 ayd80:2 7tk40:1 ayd80:2 7tk40:1 ayd80:2 7tk40:1 b07w0:2 7tk40:1 ayd80:2 7tk40:1 ayd80:2 7ves0:1 awik0:2 7ves0:1 ayd80:2 7ves0:1 awik0:2 7ves0:1 awik0:2 7ves0:1
Africa/Casablanca;-1820,0,3600;-tblt9g:1 di7nxg:2 3huk0:1 51k40:2 2znuk0:1 2dp9g0:2 776k0:1 8nt2s0:2 657w0:1
Africa/Ceuta;-1276,0,3600;-100edc0:1 91vek0:2 7x3w0:1 2vt440:2 8sqs0:1 ssyk0:2 8n6s0:1 9px80:2 905g0:1 a2yo0:2 902o0:1 k69dc0:2 657w0:1
Africa/Conakry;-3292,0,-3600;-u9resk:1 bk944k:2 dhlk40:1
Africa/Dakar;-4184,-3600,0;-u9re3s:1 fcoa7s:2
Africa/Dar_es_Salaam;9428,10800,9900;-kcrtxw:1 8ve49w:2 6sagp0:1
Africa/Djibouti;10356,10800;-uj8fzo:1
Africa/Douala;2328,3600;-u9rj4o:1
Africa/El_Aaiun;-3168,-3600;-isdxk0:1
Africa/Freetown;-3180,-3600,-2400,0;-thmg7o:1 a4v6zo:2 681qo:1 7vcxc:2 awkeo:1 7vcxc:2 awkeo:1 7vcxc:2 ayf2o:1 7vcxc:2 awkeo:1 7vcxc:2 awkeo:1 7vcxc:2 e1j2o:1 4qe9c:2 7dqo:1 16dy9c:3
Africa/Gaborone;6220,5400,7200,10800;-18cyvgs:1 9h5hys:2 l5xqu0:3 9cyk0:2
Africa/Harare;7452,7200;-yvtf30:1
Africa/Johannesburg;6720,5400,7200,10800;-14nj6io:1 5rpt0o:2 kn7o60:3 9cyk0:2 9d440:3 9cyk0:2
Africa/Juba;7588,7200,10800;-kcrsis:1 kixuys:2 8l6k0:1
Africa/Kampala;7780,10800,9000,9900;-lnse04:1 s8lo4:2 9e6420:3 4p4vb0:1
Africa/Khartoum;7808,7200,10800;-kcrsow:1 kixv4w:2 8l6k0:1
Africa/Kigali;7216,7200;-i1ulkg:1
Africa/Kinshasa;3672,3600;-11ngdi0:1
Africa/Lagos;815,0,1800,3600;-xnxnan:1 1kdnan:0 2ve7dd:2 2yfgkn:3
Africa/Libreville;2268,3600;-u9rj30:1
Africa/Lome;292,0;-146nmw4:1
Africa/Luanda;3176,3124,3600;-14phh48:1 afpx08:2
Africa/Lubumbashi;6592,3600,7200;-11ngfr4:1 bpwyb4:2
Africa/Lusaka;6788,7200;-yvtekk:1
Africa/Malabo;2108,0,3600;-u9riyk:1 r44sak:2
Africa/Maputo;7818,7200;-vu3fd6:1
Africa/Maseru;6600,7200,10800;-yvtefc:1 l5xrrc:2 9cyk0:1
Africa/Mbabane;7464,7200;-yvtf3c:1
Africa/Mogadishu;10888,10800,9000;-13r0weg:1 je91eg:2 dkj2q0:1
Africa/Monrovia;-2588,-2670;-qj6zc4:1
Africa/Ndjamena;3612,3600;-u9rk4c:1
Africa/Niamey;508,-3600,0,3600;-u9rhq4:1 bk99u4:2 dhlek0:3
Africa/Nouakchott;-3828,0,-3600;-u9redo:1 bk93po:2 dyodg0:1
Africa/Ouagadougou;-364,0;-u9rh1w:1
Africa/Porto-Novo;628,0,3600;-u9rhtg:1 bk975g:2
Africa/Sao_Tome;1616,-2205,0;-18vsjww:1 em12kw:2
Africa/Tripoli,Libya;3164,3600,7200;-q3gfrw:1 gl6ajw:2 422c0:1 xado0:2 4bbo0:1 wrpg0:2 4s580:1 1kdpg0:2
Africa/Tunis;2444,561,3600,7200;-1a9dr7w:1 fke44b:2 enxevl:3 b5uo0:2 53c00:3 u8w00:2 7x9g0:3 c8w80:2 7k800:3 z3w0:2 ew40:3 8bx80:2 9d440:3 9nx00:2 925o0:3 8l100:2
Africa/Windhoek;4104,5400,7200,10800;-14nj4i0:1 5rpr00:2 kn7o60:3 9cyk0:2
America/Adak,America/Atka,US/Aleutian;44002,-42398,-39600,-36000;-1hc7qjz:1 h4z1xp:2 ln70qa:3 1wd180:2 cawis0:3 9cyk0:2 9d440:3 9cyk0:2
America/Anchorage,US/Alaska;50424,-35976,-36000,-32400;-1hc7qjz:1 h4ywzb:2 ln72wo:3 1wd180:2 cawis0:3 9cyk0:2 9d440:3 9cyk0:2
America/Anguilla;-15136,-14400;-u6m6zk:1
America/Antigua;-14832,-18000,-14400;-u6m780:1 k9mqg0:2
America/Araguaina;-11568,-10800,-7200;-t85j2o:1 99k8mo:2 9a9c0:1 9io40:2 99980:1 8p65g0:2 6zuo0:1 bs2o0:2 67zw0:1 cjxg0:2 69uk0:1 cjxg0:2 4ml80:1 5mf440:2 49mk0:1 haas0:2 316k0:1 cls40:2 4ml80:1 cls40:2 66580:1 cls40:2 67zw0:1
America/Argentina/Buenos_Aires,America/Buenos_Aires;-14028,-15408,-14400,-10800;-138aaic:1 db2bqc:2 5iv8k0:3 67zw0:2 a4w40:3 73h80:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 6a040:3 hy7w0:2 6a040:3 xovw0:2 3uys0:3 18nbw0:2 b0dg0:3 8ve2k0:2 3uys0:3 3yik0:2 bqas0:3 71mk0:2 bqas0:3 71mk0:2 bqas0:3 8ovw0:2 9d440:3 9px80:2 9d440:3 9cyk0:2 9d440:3
America/Argentina/Catamarca,America/Argentina/ComodRivadavia,America/Catamarca;-15788,-15408,-14400,-10800;-138a95g:1 db2adg:2 5iv8k0:3 67zw0:2 a4w40:3 73h80:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 6a040:3 hy7w0:2 6a040:3 xovw0:2 3uys0:3 18nbw0:2 b0dg0:3 8ve2k0:2 3uys0:3 3yik0:2 bqas0:3 71mk0:2 bqas0:3 71mk0:2 bqas0:3 8ovw0:2 9d440:3 9px80:2 9d440:3 9cyk0:2 9d440:3
America/Argentina/Cordoba,America/Cordoba,America/Rosario;-15408,-14400,-10800;-px7ys0:1 5iv8k0:2 67zw0:1 a4w40:2 73h80:1 cls40:2 66580:1 cls40:2 66580:1 cls40:2 66580:1 cls40:2 67zw0:1 cls40:2 66580:1 cls40:2 66580:1 cls40:2 66580:1 cls40:2 67zw0:1 6a040:2 hy7w0:1 6a040:2 xovw0:1 3uys0:2 18nbw0:1 b0dg0:2 8ve2k0:1 3uys0:2 3yik0:1 bqas0:2 71mk0:1 bqas0:2 71mk0:1 bqas0:2 8ovw0:1 9d440:2 9px80:1 9d440:2 9cyk0:1 9d440:2
America/Argentina/Jujuy,America/Jujuy;-15672,-15408,-14400,-10800;-138a98o:1 db2ago:2 5iv8k0:3 67zw0:2 a4w40:3 73h80:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 6a040:3 hy7w0:2 6a040:3 xovw0:2 3uys0:3 18nbw0:2 b0dg0:3 8ve2k0:2 3uys0:3 3yik0:2 bqas0:3 71mk0:2 bqas0:3 71mk0:2 bqas0:3 8ovw0:2 9d440:3 9px80:2 9d440:3 9cyk0:2 9d440:3
America/Argentina/La_Rioja;-16044,-15408,-14400,-10800;-138a8yc:1 db2a6c:2 5iv8k0:3 67zw0:2 a4w40:3 73h80:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 6a040:3 hy7w0:2 6a040:3 xovw0:2 3uys0:3 18nbw0:2 b0dg0:3 8ve2k0:2 3uys0:3 3yik0:2 bqas0:3 71mk0:2 bqas0:3 71mk0:2 bqas0:3 8ovw0:2 9d440:3 9px80:2 9d440:3 9cyk0:2 9d440:3
America/Argentina/Mendoza,America/Mendoza;-16516,-15408,-14400,-10800;-138a8l8:1 db29t8:2 5iv8k0:3 67zw0:2 a4w40:3 73h80:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 6a040:3 hy7w0:2 6a040:3 xovw0:2 3uys0:3 18nbw0:2 b0dg0:3 8ve2k0:2 3uys0:3 3yik0:2 bqas0:3 71mk0:2 bqas0:3 71mk0:2 bqas0:3 8ovw0:2 9d440:3 9px80:2 9d440:3 9cyk0:2 9d440:3
America/Argentina/Rio_Gallegos;-16612,-15408,-14400,-10800;-138a8ik:1 db29qk:2 5iv8k0:3 67zw0:2 a4w40:3 73h80:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 6a040:3 hy7w0:2 6a040:3 xovw0:2 3uys0:3 18nbw0:2 b0dg0:3 8ve2k0:2 3uys0:3 3yik0:2 bqas0:3 71mk0:2 bqas0:3 71mk0:2 bqas0:3 8ovw0:2 9d440:3 9px80:2 9d440:3 9cyk0:2 9d440:3
America/Argentina/Salta;-15700,-15408,-14400,-10800;-138a97w:1 db2afw:2 5iv8k0:3 67zw0:2 a4w40:3 73h80:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 6a040:3 hy7w0:2 6a040:3 xovw0:2 3uys0:3 18nbw0:2 b0dg0:3 8ve2k0:2 3uys0:3 3yik0:2 bqas0:3 71mk0:2 bqas0:3 71mk0:2 bqas0:3 8ovw0:2 9d440:3 9px80:2 9d440:3 9cyk0:2 9d440:3
America/Argentina/San_Juan;-16444,-15408,-14400,-10800;-138a8n8:1 db29v8:2 5iv8k0:3 67zw0:2 a4w40:3 73h80:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 6a040:3 hy7w0:2 6a040:3 xovw0:2 3uys0:3 18nbw0:2 b0dg0:3 8ve2k0:2 3uys0:3 3yik0:2 bqas0:3 71mk0:2 bqas0:3 71mk0:2 bqas0:3 8ovw0:2 9d440:3 9px80:2 9d440:3 9cyk0:2 9d440:3
America/Argentina/San_Luis;-15924,-15408,-14400,-10800;-138a91o:1 db2a9o:2 5iv8k0:3 67zw0:2 a4w40:3 73h80:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 6a040:3 hy7w0:2 6a040:3 xovw0:2 3uys0:3 18nbw0:2 b0dg0:3 8ve2k0:2 3uys0:3 3yik0:2 bqas0:3 71mk0:2 bqas0:3 71mk0:2 bqas0:3 8ovw0:2 9d440:3 9px80:2 9d440:3 9cyk0:2 9d440:3
America/Argentina/Tucuman;-15652,-15408,-14400,-10800;-138a998:1 db2ah8:2 5iv8k0:3 67zw0:2 a4w40:3 73h80:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 6a040:3 hy7w0:2 6a040:3 xovw0:2 3uys0:3 18nbw0:2 b0dg0:3 8ve2k0:2 3uys0:3 3yik0:2 bqas0:3 71mk0:2 bqas0:3 71mk0:2 bqas0:3 8ovw0:2 9d440:3 9px80:2 9d440:3 9cyk0:2 9d440:3
America/Argentina/Ushuaia;-16392,-15408,-14400,-10800;-138a8oo:1 db29wo:2 5iv8k0:3 67zw0:2 a4w40:3 73h80:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 66580:2 cls40:3 67zw0:2 6a040:3 hy7w0:2 6a040:3 xovw0:2 3uys0:3 18nbw0:2 b0dg0:3 8ve2k0:2 3uys0:3 3yik0:2 bqas0:3 71mk0:2 bqas0:3 71mk0:2 bqas0:3 8ovw0:2 9d440:3 9px80:2 9d440:3 9cyk0:2 9d440:3
America/Aruba;-16824,-16200,-14400;-u7lcco:1 rlo7io:2
America/Asuncion;-13840,-14400;-jy93zk:1
America/Atikokan;-21988,-21600,-18000;-1353b18:1 c5efx8:2 a2vw0:1 bfxjw0:2
America/Bahia;-9244,-10800,-7200;-t85kv8:1 99kaf8:2 9a9c0:1 9io40:2 99980:1 8p65g0:2 6zuo0:1 bs2o0:2 67zw0:1 cjxg0:2 69uk0:1 cjxg0:2 4ml80:1 5mf440:2 49mk0:1 haas0:2 316k0:1 cls40:2 4ml80:1 cls40:2 66580:1 cls40:2 67zw0:1
America/Bahia_Banderas;-25260,-25200,-21600;-p1u4k0:1 2u5s00:2 1si580:1 8jhg0:2 7x3w0:1 9eys0:2 591h80:1
America/Barbados;-14309,-14400,-10800,-12600;-ug8iaj:1 fzq06j:2 6w840:1 cjrw0:2 6hes0:1 b7mk0:3 7ves0:1
America/Belem;-11636,-10800,-7200;-t85j0s:1 99k8ks:2 9a9c0:1 9io40:2 99980:1 8p65g0:2 6zuo0:1 bs2o0:2 67zw0:1 cjxg0:2 69uk0:1 cjxg0:2 4ml80:1 5mf440:2 49mk0:1 haas0:2 316k0:1 cls40:2 4ml80:1 cls40:2 66580:1 cls40:2 67zw0:1
America/Belize;-21168,-21600,-19800,-18000;-u52ic0:1 3edkc0:2 6ham0:1 c8s20:2 6u9a0:1 bvte0:2 6u9a0:1 bvte0:2 6u9a0:1 c8s20:2 6ham0:1 c8s20:2 6ham0:1 c8s20:2 6u9a0:1 bvte0:2 6u9a0:1 bvte0:2 6u9a0:1 bvte0:2 6u9a0:1 c8s20:2 6ham0:1 c8s20:2 6ham0:1 c8s20:2 6u9a0:1 bvte0:2 6u9a0:1 bvte0:2 6u9a0:1 c8s20:2 6ham0:1 c8s20:2 6ham0:1 c8s20:2 6ham0:1 c8s20:2 6u9a0:1 bvte0:2 6u9a0:1 bvte0:2 6u9a0:1 c8s20:2 6ham0:1 c8s20:2 6ham0:1 c8s20:2 6u9a0:1 6uc20:3 1t67w0:1 xulg0:2 6u9a0:1 bvte0:2 6u9a0:1 bvte0:2 6u9a0:1 c8s20:2 6ham0:1 c8s20:2 6ham0:1 c8s20:2 6u9a0:1 bvte0:2 6u9a0:1 bvte0:2 6u9a0:1 bvte0:2 6u9a0:1 c8s20:2 6ham0:1 c8s20:2 6ham0:1 c8s20:2 6u9a0:1 bvte0:2 6u9a0:1 bvte0:2 6u9a0:1 c8s20:2 6ham0:1 c8s20:2 6ham0:1 c8s20:2 6ham0:1 c8s20:2 6u9a0:1 bvte0:2 6u9a0:1 bvte0:2 6u9a0:1 c8s20:2 6ham0:1
America/Blanc-Sablon;-13708,-14400,-10800;-18vs838:1 hw37f8:2 a2vw0:1 c5jxg0:2 1wd180:1
America/Boa_Vista;-14560,-14400,-10800;-t85grk:1 99k93k:2 9a9c0:1 9io40:2 99980:1 8p65g0:2 6zuo0:1 bs2o0:2 67zw0:1 cjxg0:2 69uk0:1 cjxg0:2 4ml80:1 5mf440:2 49mk0:1 haas0:2 316k0:1 cls40:2 4ml80:1 cls40:2 66580:1 cls40:2 67zw0:1
America/Bogota;-17776,-18000;-srdoy8:1
America/Boise;-27889,-28800,-25200,-21600;-18y0gg0:1 hxltk0:2 ast80:1 7x9g0:2 ast80:1 1um840:2 9s7jw0:3 1wd180:2 b9gdg0:3 9cyk0:2 9d440:3 9cyk0:2 9d440:3 9cyk0:2 9d440:3 9cyk0:2
America/Cambridge_Bay;0,-25200,-21600;-q3gdc0:1 bjeec0:2 1wd180:1
America/Campo_Grande;-13108,-14400,-10800;-t85hvw:1 99ka7w:2 9a9c0:1 9io40:2 99980:1 8p65g0:2 6zuo0:1 bs2o0:2 67zw0:1 cjxg0:2 69uk0:1 cjxg0:2 4ml80:1 5mf440:2 49mk0:1 haas0:2 316k0:1 cls40:2 4ml80:1 cls40:2 66580:1 cls40:2 67zw0:1
America/Cancun;-20824,-21600;-p1u7c0:1
America/Caracas;-16064,-16060,-16200,-14400;-15r0wxs:1 bjfjzw:2 rlo83w:3
America/Cayenne;-12560,-14400,-10800;-uj7yb4:1 tcw6r4:2
America/Cayman;-19532,-18430,-18000;-15r0u9g:1 biv5te:2
America/Chicago,US/Central;-21036,-21600,-18000;-18y0m00:1 hxltk0:2 ast80:1 7x9g0:2 ast80:1 bvus0:2 776k0:1 7kas0:2 b5rw0:1 9d440:2 7k580:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7k580:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 7x9g0:2 dbjw0:1 8a840:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7k580:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 6w840:2 1wd180:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7k580:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 9px80:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9px80:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9px80:1 905g0:2 9px80:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1
America/Chihuahua;-25460,-25200,-21600;-p1u4k0:1 2u5s00:2 1si580:1 8jhg0:2 7x3w0:1 9eys0:2
America/Ciudad_Juarez;-25556,-25200,-21600;-p1u4k0:1 2u5s00:2 1si580:1 8jhg0:2 7x3w0:1 9eys0:2
America/Coral_Harbour,America/Panama;-19088,-19176,-18000;-15r0uls:1 9jvmqg:2
America/Costa_Rica;-20173,-21600;-pjw8fn:1
America/Coyhaique;-17296,-16965,-18000,-14400,-10800;-15r0vzk:1 ag6l2t:2 3dlssr:1 157b79:3 f4e0r:1 49hzb9:3 aye0r:2 7ves0:3 awik0:2 7ves0:3 awik0:2 7ves0:3 awik0:2 7ves0:3 ayd80:2 7ves0:3 534ik0:2 351g0:3 2fnh80:2 2mg00:3 b73400:4 7k580:3 c8tg0:4 6h980:3 a31g0:4
America/Creston;-27964,-25200,-28800;-18vrx38:1 h39xv8:2 vbus0:1
America/Cuiaba;-13460,-14400,-10800;-t85hm4:1 99k9y4:2 9a9c0:1 9io40:2 99980:1 8p65g0:2 6zuo0:1 bs2o0:2 67zw0:1 cjxg0:2 69uk0:1 cjxg0:2 4ml80:1 5mf440:2 49mk0:1 haas0:2 316k0:1 cls40:2 4ml80:1 cls40:2 66580:1 cls40:2 67zw0:1
America/Curacao;-16547,-16200,-14400;-u7lckd:1 rlo7qd:2
America/Danmarkshavn;-4480,-10800;-rvusjk:1
America/Dawson;-33460,-32400,-28800,-25200;-1079suk:1 97l62k:2 a2vw0:1 asys0:2 882c0:1 bmiwc0:2 1wd180:1 a7n3w0:3 9q000:1
America/Dawson_Creek;-28856,-28800,-25200;-18vrweg:1 hw36ug:2 a2vw0:1 c5jxg0:2 1wd180:1 tj1g0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7k580:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7k580:1 b5xg0:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9px80:1 905g0:2 9px80:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1
America/Denver,America/Shiprock,Navajo,US/Mountain;-25196,-25200,-21600;-18y0j80:1 hxltk0:2 ast80:1 7x9g0:2 ast80:1 7x9g0:2 b5rw0:1 7kas0:2 2vmk0:1 ataw40:2 1wd180:1 a7n9g0:2 9px80:1 905g0:2 9px80:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1
America/Detroit,US/Michigan;-19931,-21600,-18000,-14400;-xx8dyd:1 5eraud:2 dyeyk0:3 1wd180:2 1c9440:3 7x3w0:2 9rlbxo:3 71s2c:2 9d440:3 9cyk0:2
America/Dominica;-14736,-14400;-uj7wl0:1
America/Edmonton,America/Yellowknife,Canada/Mountain;-27232,-25200,-21600;-x1yazk:1 629ink:2 a2vw0:1 8n6s0:2 29ek0:1 h6lg0:2 9px80:1 905g0:2 7x3w0:1 b5xg0:2 7k580:1 b5xg0:2 7x3w0:1 9l0g40:2 1wd180:1 tj1g0:2 7x3w0:1
America/Eirunepe;-16768,-18000,-14400;-t85f28:1 99ka68:2 9a9c0:1 9io40:2 99980:1 8p65g0:2 6zuo0:1 bs2o0:2 67zw0:1 cjxg0:2 69uk0:1 cjxg0:2 4ml80:1 5mf440:2 49mk0:1 haas0:2 316k0:1 cls40:2 4ml80:1 cls40:2 66580:1 cls40:2 67zw0:1
America/El_Salvador;-21408,-21600;-pkm4tc:1
America/Ensenada,America/Santa_Isabel,America/Tijuana,Mexico/BajaNorte;-28084,-25200,-28800;-p1u4k0:1 11juo0:2 1sm040:1 1si580:2 71s40:1 9cyk0:2 5iidg0:1 1ux6k0:2 18uw40:1 eluk0:2 oa5g0:1 7iak0:2 b6300:1 7x3w0:2 asys0:1 7x3w0:2 tiyo0:1 7x6o0:2 asw00:1 7x6o0:2 b5uo0:1 7x6o0:2 asw00:1 7x6o0:2 asw00:1 7x6o0:2 asw00:1 7x6o0:2 asw00:1 7x6o0:2
America/Fort_Nelson;-29447,-28800,-25200;-18vrvy1:1 hw36e1:2 a2vw0:1 c5jxg0:2 1wd180:1 tj1g0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7k580:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7k580:1 b5xg0:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9px80:1 905g0:2 9px80:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1
America/Fort_Wayne,America/Indiana/Indianapolis,America/Indianapolis,US/East-Indiana;-20678,-21600,-18000,-14400;-18y0m00:1 hxltk0:2 ast80:1 7x9g0:2 ast80:1 baw840:2 51ek0:1 6w840:2 1wd180:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7k580:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 19q7w0:1 asys0:2 5qonw0:3 9cyk0:2 9d440:3 9cyk0:2
America/Fortaleza;-9240,-10800,-7200;-t85kvc:1 99kafc:2 9a9c0:1 9io40:2 99980:1 8p65g0:2 6zuo0:1 bs2o0:2 67zw0:1 cjxg0:2 69uk0:1 cjxg0:2 4ml80:1 5mf440:2 49mk0:1 haas0:2 316k0:1 cls40:2 4ml80:1 cls40:2 66580:1 cls40:2 67zw0:1
America/Glace_Bay;-14388,-14400,-10800;-z94kwc:1 89fk8c:2 a2vw0:1 c5jxg0:2 1wd180:1 3y8g40:2 7x3w0:1
America/Godthab,America/Nuuk;-12416,-10800;-rvumf4:1
America/Goose_Bay;-14500,-12652,-9052,-12600,-9000,-14400,-10800;-18vs7h8:1 hw35go:2 a2vw0:1 8kjbw0:3 kzjyk:4 7k580:3 b5xg0:4 7k580:3 b5xg0:4 7k580:3 biw40:4 776k0:3 biw40:4 7k580:3 b5xg0:4 7k580:3 b5xg0:4 1roo40:3 biw40:4 7k580:3 b5xg0:4 7k580:3 b5xg0:4 7k580:3 b5xg0:4 7k580:3 biw40:4 7k580:3 ag040:4 7x3w0:3 asys0:4 7x3w0:3 asys0:4 7x3w0:3 asys0:4 7x3w0:3 asys0:4 7x3w0:3 b5xg0:4 7x3w0:3 asys0:4 7x3w0:3 asys0:4 7x3w0:3 asys0:4 7x3w0:3 asys0:4 9px80:3 9d440:4 9cyk0:3 9d440:4 9cyk0:3 9d440:4 9cyk0:3 9d440:4 9cyk0:3 9d440:4 9px80:3 6y2s0:5 22420:6 9px80:5 9d440:6 9cyk0:5 9d440:6 9cyk0:5 9d440:6 9cyk0:5 9d440:6 9cyk0:5
America/Grand_Turk;-17072,-18430,-18000;-15r0w5s:1 biv7pq:2
America/Grenada;-14820,-14400;-uj7wkc:1
America/Guadeloupe;-14768,-14400;-ukehxs:1
America/Guatemala;-21724,-21600;-qqqskk:1
America/Guayaquil;-19160,-18840,-18000;-15r0ujs:1 le9mf4:2
America/Guyana;-13959,-14400,-13500;-uhmik9:1 1va8c9:2
America/Halifax,Canada/Atlantic;-15264,-14400,-10800;-z94k80:1 777go0:2 9et80:1 st9o0:2 a2vw0:1 ssyk0:2 5rbw0:1 cv1g0:2 69uk0:1 c6ys0:2 6kyk0:1 ci2s0:2 67zw0:1 ci2s0:2 6w2k0:1 bu040:2 7lzw0:1 bu040:2 66580:1 bu040:2 7lzw0:1 bu040:2 64ak0:1 cls40:2 5v180:1 cv1g0:2 6j3w0:1 c6ys0:2 79180:1 b42s0:2 7lzw0:1 b42s0:2 7yyk0:1 bu040:2 64ak0:1 dbpg0:2 66580:1 cls40:2 5ed80:1 bu040:2 7lzw0:1 b42s0:2 7lzw0:1 cjxg0:2 66580:1 bh1g0:2 7lzw0:1 b42s0:2 7lzw0:1 6uj00:2 1wd180:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 tw040:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 tw040:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 1cm2s0:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9px80:1 905g0:2 9px80:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1
America/Havana,Cuba;-19768,-19776,-18000,-14400;-15r0u2w:1 ijto08:2 1icfyo:3 69uk0:2 62s040:3 4ofw0:2 e1ms0:3 51ek0:2 e1ms0:3 4ofw0:2 1fhs40:3 4ofw0:2 e1ms0:3 4ofw0:2 9s9k40:3 67zw0:2 cedg0:3 6h980:2 9o840:3 7yyk0:2 b5xg0:3 7k580:2 bvus0:3 9cyk0:2 9d440:3 9cyk0:2
America/Hermosillo;-26632,-25200,-21600;-p1u4k0:1 2u5s00:2 1si580:1 8jhg0:2 7x3w0:1 9eys0:2 591h80:1
America/Indiana/Knox,America/Knox_IN,US/Indiana-Starke;-20790,-21600,-18000;-18y0m00:1 hxltk0:2 ast80:1 7x9g0:2 ast80:1 bmtus0:2 1wd180:1 tj1g0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7k580:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 9px80:1 9d440:2 9cyk0:1 9d440:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 9cyk0:1 9d440:2 9px80:1 9d440:2 9cyk0:1 9d440:2 s3180:1 1twas0:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1
America/Indiana/Marengo;-20723,-21600,-18000,-14400;-18y0m00:1 hxltk0:2 ast80:1 7x9g0:2 ast80:1 bmtus0:2 1wd180:1 2wsas0:2 7x3w0:1 1c9440:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 465h80:3 9cyk0:2 9d440:3 9cyk0:2
America/Indiana/Petersburg;-20947,-21600,-18000;-18y0m00:1 hxltk0:2 ast80:1 7x9g0:2 ast80:1 bmtus0:2 1wd180:1 501ek0:2 7kas0:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 sfzw0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1
America/Indiana/Tell_City;-20823,-21600,-18000,-14400;-18y0m00:1 hxltk0:2 ast80:1 7x9g0:2 ast80:1 bmtus0:2 1wd180:1 501ek0:2 7kas0:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 1tw580:1 9d440:2 9cyk0:1 9d440:3 9cvs0:2 9d440:3 9cyk0:2
America/Indiana/Vevay;-20416,-21600,-18000,-14400;-18y0m00:1 hxltk0:2 ast80:1 7x9g0:2 ast80:1 bmtus0:2 1wd180:1 4gyis0:2 7txx80:3 9cyk0:2 9d440:3 9cyk0:2
America/Indiana/Vincennes;-21007,-21600,-18000,-14400;-18y0m00:1 hxltk0:2 ast80:1 7x9g0:2 ast80:1 bmtus0:2 1wd180:1 asys0:2 7x3w0:1 3fidg0:2 7x3w0:1 asys0:2 7x3w0:1 b5rw0:2 7kas0:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 9px80:1 9d440:2 7k580:1 b5xg0:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 2lz980:3 9cyk0:2 9d440:3 9cyk0:2
America/Indiana/Winamac;-20785,-21600,-18000,-14400;-18y0m00:1 hxltk0:2 ast80:1 7x9g0:2 ast80:1 bmtus0:2 1wd180:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7k580:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 9px80:1 9d440:2 9cyk0:1 9d440:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 465h80:3 9cyk0:2 9d440:3 9cyk0:2
America/Inuvik;0,-28800;-8ve5c0:1
America/Iqaluit,America/Pangnirtung;0,-14400,-18000;-eb6ao0:1 1nh7c0:2
America/Jamaica,Jamaica;-18430,-18000;-u85og2:1
America/Juneau;54139,-32261,-28800,-25200;-1hc7qjz:1 h4yu44:2 ln707v:3 1wd180:2 cawis0:3 9cyk0:2 9d440:3 9cyk0:2
America/Kentucky/Louisville,America/Louisville;-20582,-21600,-18000,-14400;-18y0m00:1 hxltk0:2 ast80:1 7x9g0:2 ast80:1 sg5g0:2 6bp80:1 a98o40:2 7x3w0:1 6w840:2 1wd180:1 ast9o:2 1sw2c:1 21gis0:2 7k580:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9px80:1 9d440:2 3nfek0:3 9cyk0:2 9d440:3 9cyk0:2 9d440:3 9cyk0:2
America/Kentucky/Monticello;-20364,-21600,-18000;-18y0m00:1 hxltk0:2 ast80:1 7x9g0:2 ast80:1 bmtus0:2 1wd180:1 bs6g40:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1
America/Kralendijk,America/Lower_Princes,America/Marigot,America/Puerto_Rico,America/St_Barthelemy,America/Virgin;-15865,-14400,-10800;-10xhp3b:1 mhp1jb:2 1s3hg0:1
America/La_Paz;-16356,-12756,-14400;-jxzspo:1 84ik0:2
America/Lima;-18492,-18516,-18000,-14400;-15r0v2c:1 9ov9co:2 fcxjlo:3 4ml80:2 93us0:3 9cyk0:2 9d440:3 9cyk0:2
America/Los_Angeles,US/Pacific;-28378,-28800,-25200;-18y0gg0:1 hxltk0:2 ast80:1 7x9g0:2 ast80:1 bmtus0:2 1wd180:1 1a3c5o:2 f2iic:1 owao0:2 7k800:1 b5uo0:2 7x6o0:1 asw00:2 7x6o0:1 asw00:2 7x6o0:1 asw00:2 7x6o0:1 asw00:2 7x6o0:1 b5uo0:2 7x6o0:1 asw00:2 7x6o0:1 asw00:2 7x6o0:1 asw00:2 7x6o0:1 asw00:2 7x6o0:1 b5uo0:2 7k800:1 b5uo0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9q000:1 902o0:2 9q000:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1
America/Maceio;-8572,-10800,-7200;-t85ldw:1 99kaxw:2 9a9c0:1 9io40:2 99980:1 8p65g0:2 6zuo0:1 bs2o0:2 67zw0:1 cjxg0:2 69uk0:1 cjxg0:2 4ml80:1 5mf440:2 49mk0:1 haas0:2 316k0:1 cls40:2 4ml80:1 cls40:2 66580:1 cls40:2 67zw0:1
America/Managua;-20708,-20712,-21600;-15r0tcs:1 n7jmo4:2
America/Manaus,Brazil/West;-14404,-14400,-10800;-t85gvw:1 99k97w:2 9a9c0:1 9io40:2 99980:1 8p65g0:2 6zuo0:1 bs2o0:2 67zw0:1 cjxg0:2 69uk0:1 cjxg0:2 4ml80:1 5mf440:2 49mk0:1 haas0:2 316k0:1 cls40:2 4ml80:1 cls40:2 66580:1 cls40:2 67zw0:1
America/Martinique;-14660,-14400;-umcvcs:1
America/Matamoros;-23400,-21600;-p1u7c0:1
America/Mazatlan,Mexico/BajaSur;-25540,-25200,-21600;-p1u4k0:1 2u5s00:2 1si580:1 8jhg0:2 7x3w0:1 9eys0:2 591h80:1
America/Menominee;-21027,-21600,-18000;-17zjvrx:1 gz53bx:2 ast80:1 7x9g0:2 ast80:1 bmtus0:2 1wd180:1 asys0:2 7x3w0:1 a7n9g0:2 9px80:1 1at9g0:2
America/Merida;-21508,-21600;-p1u7c0:1
America/Metlakatla;54822,-31578,-28800,-25200;-1hc7qjz:1 h4ytl5:2 ln70qu:3 1wd180:2 cawis0:3 9cyk0:2 9d440:3 9cyk0:2
America/Mexico_City,Mexico/General;-23796,-25200,-21600,-18000;-p1u4k0:1 2u5s00:2 1si580:1 8jhg0:2 7x3w0:1 9eys0:2 3knek0:3 776k0:2 rf440:3 5t6k0:2 1evk40:3 71mk0:2 30p1g0:3 8n180:2
America/Miquelon;-13480,-14400;-uk1k9k:1
America/Moncton;-15548,-18000,-14400,-10800;-18wys04:1 9nu9w4:2 89fhg0:3 a2vw0:2 7mqqo0:3 4ofw0:2 e1ms0:3 4ofw0:2 e1ms0:3 4ofw0:2 e1ms0:3 4ofw0:2 e1ms0:3 4ofw0:2 e1ms0:3 4ofw0:2 dmtg0:3 64ak0:2 cao40:3 6fek0:2 bkqs0:3 7iak0:2 6y5k0:3 1wd180:2 asys0:3 7x3w0:2 asys0:3 7x3w0:2 asys0:3 7x3w0:2 asys0:3 7x3w0:2 b5xg0:3 7k580:2 b5xg0:3 7x3w0:2 asys0:3 7x3w0:2 asys0:3 7x3w0:2 asys0:3 7x3w0:2 asys0:3 7x3w0:2 b5xg0:3 7x3w0:2 asys0:3 9cyk0:2 9d440:3 9cyk0:2 9d440:3 9cyk0:2 9d440:3 9px80:2 9d440:3 9cyk0:2 9d440:3 9cyk0:2 9d440:3 9cyk0:2 9d440:3 9cyk0:2 9d440:3 9px80:2 905g0:3 9px80:2 9d440:3 9cyk0:2 9d440:3 9cyk0:2 9d440:3 9cyk0:2 9d440:3 9cyk0:2
America/Monterrey;-24076,-25200,-21600;-p1u7c0:1 2u5us0:2 1si580:1 8jhg0:2 7x3w0:1 9eys0:2
America/Montevideo;-13491,-14400,-10800,-12600,-9000,-7200;-px8099:1 1s74p9:2 9et80:3 9exe0:2 9czy0:3 9exe0:2 9czy0:3 3ydyq0:2 7x5a0:3 asxe0:2 7x5a0:3 asxe0:2 7x5a0:3 asxe0:2 7x5a0:3 b5w20:2 7k6m0:3 b5w20:2 7k6m0:3 9q1e0:2 9czy0:3 asxe0:2 7x5a0:3 6do20:2 ppvy0:4 4mmm0:2 8g9qq0:4 901a0:2 38pe0:5 2inw0:2 2nf9g0:5 8zzw0:2 1e3s40:4 9o3y0:2 q8he0:5 2kik0:2
America/Montreal,America/Nipigon,America/Thunder_Bay,America/Toronto,Canada/Eastern;-19052,-18000,-14400;-1353das:1 c5efes:2 a2vw0:1 7yx60:2 aqzy0:1 9q8c0:2 7jzo0:1 bw0c0:2 6bp80:1 cedg0:2 6h980:1 c8tg0:2 6h980:1 bvus0:2 776k0:1 biw40:2 776k0:1 biw40:2 776k0:1 biw40:2 7k580:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7k580:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7k580:1 b5xg0:2 2twfw0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 b5rw0:1 7x9g0:2 ast80:1 7x9g0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7x3w0:1 asys0:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9px80:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9px80:1 905g0:2 9px80:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1
America/Montserrat;-14932,-14400;-uj7wfk:1
America/Nassau;-18570,-18000,-14400;-u6m4c6:1 fqrow6:2 1e5h80:1 1lhg0:2 dbjw0:1 9o00c0:2 9cyk0:1 9d440:2 9px80:1 905g0:2 9px80:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1
America/New_York,US/Eastern;-17762,-18000,-14400;-18y0os0:1 hxltk0:2 ast80:1 7x9g0:2 ast80:1 7x9g0:2 b5rw0:1 905g0:2 7x3w0:1 b5xg0:2 7k580:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7k580:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7k580:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 6w840:2 1wd180:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7k580:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 9px80:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9px80:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9px80:1 905g0:2 9px80:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1
America/Nome;46702,-39698,-39600,-36000;-1hc7qjz:1 h4yzup:2 ln72ta:3 1wd180:2 cawis0:3 9cyk0:2 9d440:3 9cyk0:2
America/Noronha,Brazil/DeNoronha;-7780,-7200,-3600;-t85lzw:1 99k8rw:2 9a9c0:1 9io40:2 99980:1 8p65g0:2 6zuo0:1 bs2o0:2 67zw0:1 cjxg0:2 69uk0:1 cjxg0:2 4ml80:1 5mf440:2 49mk0:1 haas0:2 316k0:1 cls40:2 4ml80:1 cls40:2 66580:1 cls40:2 67zw0:1
America/North_Dakota/Beulah;-24427,-25200,-21600;-18y0j80:1 hxltk0:2 ast80:1 7x9g0:2 ast80:1 bmtus0:2 1wd180:1 b9gdg0:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1
America/North_Dakota/Center;-24312,-25200,-21600;-18y0j80:1 hxltk0:2 ast80:1 7x9g0:2 ast80:1 bmtus0:2 1wd180:1 b9gdg0:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1
America/North_Dakota/New_Salem;-24339,-25200,-21600;-18y0j80:1 hxltk0:2 ast80:1 7x9g0:2 ast80:1 bmtus0:2 1wd180:1 b9gdg0:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1
America/Ojinaga;-25060,-25200,-21600;-p1u4k0:1 2u5s00:2 1si580:1 8jhg0:2 7x3w0:1 9eys0:2
America/Paramaribo;-13240,-13252,-13236,-12600;-usj4g8:1 cixc0c:2 5lydbk:3
America/Phoenix,US/Arizona;-26898,-25200,-21600;-18y0j80:1 hxltk0:2 ast80:1 7x9g0:2 ast80:1 bmtus0:2 zjedo:1 4olg0:2 9et80:1 bs6lmc:2 9cyk0:1
America/Port-au-Prince;-17360,-17340,-18000;-15r0vxs:1 e4gmng:2
America/Port_of_Spain;-14764,-14400;-u6m79w:1
America/Porto_Acre,America/Rio_Branco,Brazil/Acre;-16272,-18000,-14400;-t85fg0:1 99kak0:2 9a9c0:1 9io40:2 99980:1 8p65g0:2 6zuo0:1 bs2o0:2 67zw0:1 cjxg0:2 69uk0:1 cjxg0:2 4ml80:1 5mf440:2 49mk0:1 haas0:2 316k0:1 cls40:2 4ml80:1 cls40:2 66580:1 cls40:2 67zw0:1
America/Porto_Velho;-15336,-14400,-10800;-t85g60:1 99k8i0:2 9a9c0:1 9io40:2 99980:1 8p65g0:2 6zuo0:1 bs2o0:2 67zw0:1 cjxg0:2 69uk0:1 cjxg0:2 4ml80:1 5mf440:2 49mk0:1 haas0:2 316k0:1 cls40:2 4ml80:1 cls40:2 66580:1 cls40:2 67zw0:1
America/Punta_Arenas;-17020,-16965,-18000,-14400,-10800;-15r0w78:1 ag6lah:2 3dlssr:1 157b79:3 f4e0r:1 49hzb9:3 aye0r:2 7ves0:3 awik0:2 7ves0:3 awik0:2 7ves0:3 awik0:2 7ves0:3 ayd80:2 7ves0:3 534ik0:2 351g0:3 2fnh80:2 2mg00:3 b73400:4 7k580:3 c8tg0:4 6h980:3 a31g0:4
America/Rainy_River,America/Winnipeg,Canada/Central;-23316,-21600,-18000;-171bfcc:1 f0j80c:2 7k580:1 tj700:2 a2vw0:1 9ok840:2 6u7w0:1 2a5hg0:2 1wd180:1 biw40:2 7x3w0:1 a31g0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b7s40:2 7tek0:1 autg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 9cyk0:1 9d440:2 7x3w0:1 1cm2s0:2 7k580:1 1cm2s0:2 9q000:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1
America/Rankin_Inlet;0,-21600;-6s8lc0:1
America/Recife;-8376,-10800,-7200;-t85ljc:1 99kb3c:2 9a9c0:1 9io40:2 99980:1 8p65g0:2 6zuo0:1 bs2o0:2 67zw0:1 cjxg0:2 69uk0:1 cjxg0:2 4ml80:1 5mf440:2 49mk0:1 haas0:2 316k0:1 cls40:2 4ml80:1 cls40:2 66580:1 cls40:2 67zw0:1
America/Regina,Canada/Saskatchewan;-25116,-25200,-21600;-xkq9yc:1 6l1hmc:2 a2vw0:1 60enw0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7k580:1 b5xg0:2 7x3w0:1 1b6840:2 9cyk0:1 9d440:2 8zzw0:1 9q2s0:2 9cyk0:1 9q2s0:2 9cyk0:1 9d440:2 9cyk0:1 66gc0:2 1wd180:1 a31g0:2 9cyk0:1 a31g0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7k580:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 tj1g0:2 9cyk0:1 9d440:2
America/Resolute;0,-21600;-bnp9c0:1
America/Santarem;-13128,-14400,-10800;-t85hvc:1 99ka7c:2 9a9c0:1 9io40:2 99980:1 8p65g0:2 6zuo0:1 bs2o0:2 67zw0:1 cjxg0:2 69uk0:1 cjxg0:2 4ml80:1 5mf440:2 49mk0:1 haas0:2 316k0:1 cls40:2 4ml80:1 cls40:2 66580:1 cls40:2 67zw0:1
America/Santiago,Chile/Continental;-16965,-18000,-14400,-10800;-vauawr:1 3dlssr:0 157b79:2 f4e0r:0 49hzb9:2 aye0r:1 7ves0:2 awik0:1 7ves0:2 awik0:1 7ves0:2 awik0:1 7ves0:2 ayd80:1 7ves0:2 534ik0:1 351g0:2 229zw0:3 2b980:2 b2840:1 2mg00:2 b73400:3 7k580:2 c8tg0:3 6h980:2 a31g0:3
America/Santo_Domingo;-16776,-16800,-18000,-14400,-16200;-15r0we0:1 mkixco:2 hiw29c:3 67zw0:2 1dy840:4 62ha0:2 cnle0:4
America/Sao_Paulo,Brazil/East;-11188,-10800,-7200;-t85jd8:1 99k8x8:2 9a9c0:1 9io40:2 99980:1 8p65g0:2 6zuo0:1 bs2o0:2 67zw0:1 cjxg0:2 69uk0:1 cjxg0:2 4ml80:1 5k02s0:2 6onw0:1 haas0:2 316k0:1 cls40:2 4ml80:1 cls40:2 66580:1 cls40:2 67zw0:1
America/Scoresbysund;-5272,-7200;-rvurxk:1
America/Sitka;53927,-32473,-28800,-25200;-1hc7qjz:1 h4yua0:2 ln701z:3 1wd180:2 cawis0:3 9cyk0:2 9d440:3 9cyk0:2
America/St_Johns,Canada/Newfoundland;-12652,-9052,-12600,-9000;-ris3ck:1 8bx80:0 ar440:1 a2vw0:0 9tjs0:1 53980:0 dkys0:1 9cyk0:0 9d440:1 9cyk0:0 9q2s0:1 8zzw0:0 9q2s0:1 8zzw0:0 9q2s0:1 8zzw0:0 9q2s0:1 8zzw0:0 9q2s0:1 9cyk0:0 9d440:1 9cyk0:0 9q2s0:1 8zzw0:0 9q2s0:1 8zzw0:0 9q2s0:1 8zzw0:0 9q2s0:1 8zzw0:0 9q2s0:1 9cyk0:0 9q2s0:1 8zzw0:0 9q2s0:1 8zzw0:0 7tmw0:2 1wfuk:3 8zzw0:2 a3480:3 7k580:2 b5xg0:3 7k580:2 b5xg0:3 7k580:2 biw40:3 776k0:2 biw40:3 7k580:2 b5xg0:3 7k580:2 b5xg0:3 1roo40:2 biw40:3 7k580:2 b5xg0:3 7k580:2 b5xg0:3 7k580:2 b5xg0:3 7k580:2 biw40:3 7k580:2 ag040:3 7x3w0:2 asys0:3 7x3w0:2 asys0:3 7x3w0:2 asys0:3 7x3w0:2 asys0:3 7x3w0:2 b5xg0:3 7x3w0:2 asys0:3 7x3w0:2 asys0:3 7x3w0:2 asys0:3 7x3w0:2 asys0:3 9px80:2 9d440:3 9cyk0:2 9d440:3 9cyk0:2 9d440:3 9cyk0:2 9d440:3 9cyk0:2 9d440:3 9px80:2 905g0:3 9px80:2 9d440:3 9cyk0:2 9d440:3 9cyk0:2 9d440:3 9cyk0:2 9d440:3 9cyk0:2
America/St_Kitts;-15052,-14400;-u6m71w:1
America/St_Lucia;-14640,-14400;-u9r61c:1
America/St_Thomas;-15584,-14400;-uj7vz4:1
America/St_Vincent;-14696,-14400;-u9r5zs:1
America/Swift_Current;-25880,-25200,-21600;-xkq9d4:1 6l1h14:2 a2vw0:1 c5jxg0:2 1wd180:1 asys0:2 8n180:1 a31g0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 3yles0:2 9cyk0:1 s36s0:2 9cyk0:1 9d440:2 7x3w0:1 b5xg0:2 7k580:1
America/Tegucigalpa;-20932,-21600;-pfzh6k:1
America/Thule;-16508,-14400;-rvuj9g:1
America/Tortola;-15508,-14400;-uj7w18:1
America/Vancouver,Canada/Pacific;-29548,-28800,-25200;-18vrvv8:1 hw36b8:2 a2vw0:1 c5jxg0:2 1wd180:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7k580:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 asys0:2 7x3w0:1 b5xg0:2 7k580:1 b5xg0:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9px80:1 905g0:2 9px80:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1
America/Whitehorse,Canada/Yukon;-32412,-32400,-28800,-25200;-1079tno:1 97l6vo:2 a2vw0:1 asys0:2 882c0:1 bmiwc0:2 1wd180:1 a7n3w0:3 9q000:1 64dc0:2
America/Yakutat;52865,-33535,-32400,-28800;-1hc7qjz:1 h4yv3i:2 ln720h:3 1wd180:2 cawis0:3 9cyk0:2 9d440:3 9cyk0:2
Antarctica/Casey;0,28800;-irxc0:1
Antarctica/Davis;0,25200;-6rmdc0:1 42jdw0:0 27wgs0:1
Antarctica/DumontDUrville;0,36000;-c05eo0:1 2mks80:0 2i72g0:1
Antarctica/Macquarie;0,36000,39600;-10mb9c0:1 8ts4g0:2 902o0:1 11wns0:0 f4kh40:1 a6p8g0:2 9d1c0:1 asw00:2 6uao0:1 bvs00:2 6uao0:1 bvs00:2
Antarctica/Mawson;0,21600;-8aelc0:1
Antarctica/McMurdo;0,43200;-7b2dc0:1
Antarctica/Palmer;0,-10800,-14400;-2lxhc0:1 31ho0:2 bqas0:1 71mk0:2 bqas0:1 8ovw0:2 9d440:1 9px80:2 9d440:1 9cyk0:2 9d440:1
Antarctica/Rothera,Antarctica/Troll,Etc/GMT,Etc/GMT+0,Etc/GMT-0,Etc/GMT0,Etc/Greenwich,Etc/UCT,Etc/UTC,Etc/Universal,Etc/Zulu,Factory,GMT,GMT+0,GMT-0,GMT0,Greenwich,UCT,UTC,Universal,WET,Zulu;0;
Antarctica/South_Pole,NZ,Pacific/Auckland;41944,41400,45000,43200;-1gsoz14:1 usn9z4:2 64ak0:1 biw40:3 7x5a0:1 asxe0:3 7x5a0:1 asxe0:3 7x5a0:1 asxe0:3 8a3y0:1 afyq0:3 8a3y0:1 afyq0:3 afvy0:1 7x820:3 asum0:1 7x820:3 asum0:1 7x820:3 asum0:1 7x820:3 asum0:1 7x820:3 b5ta0:1 7k9e0:3 b5ta0:1 7x820:3
Antarctica/Syowa;0,10800;-6qsqo0:1
Antarctica/Vostok;0,25200;-6aaao0:1
Arctic/Longyearbyen,Atlantic/Jan_Mayen,Europe/Berlin;3208,3600,7200,10800;-1421154:1 c1n0x4:2 7ves0:1 a4yw0:2 7x6o0:1 asw00:2 7x6o0:1 b8qdc0:2 1cm000:1 7k800:2 9q000:1 9d1c0:2 9d1c0:1 9d1c0:2 2o7w0:3 6bs00:2 2txg0:1 7k800:2 91xc0:1 9b9g0:2 1sqk0:3 2inw0:2 51k40:1 a2yo0:2 8n400:1 9q000:2 902o0:1
Asia/Aden;10794,10800;-afs0bu:1
Asia/Almaty;18468,18000,21600;-nu1a90:1 37a0d0:2
Asia/Amman;8624,7200;-kcrtbk:1
Asia/Anadyr;42596,43200,46800;-nu1sv8:1 379zj8:2
Asia/Aqtau;12064,14400,18000;-nu15b4:1 379y74:2
Asia/Aqtobe;13720,14400,18000;-nu16l4:1 379zh4:2
Asia/Ashgabat,Asia/Ashkhabad;14012,14400,18000;-nu16t8:1 379zp8:2
Asia/Atyrau;12464,10800,18000;-nu15m8:1 37a1a8:2
Asia/Baghdad;10660,10656,10800;-15r1hk4:1 em11c4:2
Asia/Bahrain;12140,12600,14400;-eukpd8:1 1a1eb8:2
Asia/Baku;11964,10800,14400;-nu158c:1 h4tkwc:2
Asia/Bangkok;24124,25200;-pysda4:1
Asia/Barnaul;20100,21600,25200;-q4ljic:1 5hu6uc:2
Asia/Beirut;8520,7200,10800;-1ayy98o:1 kzyuco:2 aunw0:1 88dg0:2 9et80:1 8yas0:2 a2vw0:1 a31g0:2 7k580:1 hjqo40:2 7v980:1 awo40:2 7v980:1 awo40:2 7v980:1 ayis0:2 7v980:1 awo40:2 7v980:1
Asia/Bishkek;17904,18000,21600;-nu19tc:1 379zxc:2
Asia/Brunei;27580,27000,28800;-mvofy4:1 3khxs4:2
Asia/Calcutta,Asia/Kolkata;21208,21200,19270,19800,23400;-1oaa314:1 83glc8:2 isc6tm:3 innm9a:4 bmfw0:3 5lxg0:4 1mn180:3
Asia/Chita;27232,28800,32400;-q4cfog:1 5hkxgg:2
Asia/Choibalsan,Asia/Ulaanbaatar,Asia/Ulan_Bator;25652,25200;-xmcrsk:1
Asia/Chongqing,Asia/Chungking,Asia/Harbin,Asia/Shanghai,PRC;29143,28800,32400;-100eztj:1 9jeyxj:2 8sl80:1 asbpg0:2 6w2k0:1 7ves0:2 bxjw0:1 4mqs0:2 1vduk0:1 d4as0:2 75bw0:1 a31g0:2 aaak0:1 9d440:2 7v980:1 awo40:2 1dx80:1
Asia/Colombo;19164,19172,19800,21600,23400;-1ayyhgc:1 dkh6ns:2 isle6k:3 cajy0:4 1mp2u0:2
Asia/Dacca,Asia/Dhaka;21700,21200,23400,19800,21600;-15r1q2s:1 r080dw:2 bmgyw:3 5lxg0:2 4qknw0:4
Asia/Damascus;8712,7200,10800;-q3gk20:1 5k6q0:2 8n180:1 a31g0:2 8n180:1 a31g0:2 8n180:1 a31g0:2 8zzw0:1 k4hk40:2 7yyk0:1 awo40:2 7tek0:1 b0dg0:2 7v980:1 awo40:2 7tek0:1 alk40:2 887w0:1 awo40:2 7v980:1 ayis0:2 7v980:1 awo40:2 7v980:1 awo40:2 7v980:1
Asia/Dili;30140,28800,32400;-u9s3k0:1 fqct80:2
Asia/Dubai;13272,14400;-q3gnko:1
Asia/Dushanbe;16512,18000,21600;-nu18qo:1 379yuo:2
Asia/Famagusta;8148,7200;-p4bqac:1
Asia/Gaza;8272,7200,10800;-1054x1s:1 kp9t1s:2 69xc0:1 2f1c0:2 10q800:1 7rmo0:2 b0ao0:1 7thc0:2 b0ao0:1 8jeo0:2 a8io0:1 8jeo0:2 a8io0:1 5hoig0:2 7el80:1 awo40:2 7v980:1 awqw0:2 7tk40:1 b07w0:2 7tk40:1 ayd80:2 7tk40:1 ayd80:2 7tk40:1 ayd80:2 7tk40:1 b07w0:2 7tk40:1 ayd80:2 7tk40:1 ayd80:2 7ves0:1 awik0:2 1sns0:1
Asia/Hebron;8423,7200,10800;-1054x5z:1 kp9t5z:2 69xc0:1 2f1c0:2 10q800:1 7rmo0:2 b0ao0:1 7thc0:2 b0ao0:1 8jeo0:2 a8io0:1 8jeo0:2 a8io0:1 5hoig0:2 7el80:1 awo40:2 7v980:1 awqw0:2 7tk40:1 b07w0:2 7tk40:1 ayd80:2 7tk40:1 ayd80:2 7tk40:1 ayd80:2 7tk40:1 b07w0:2 7tk40:1 ayd80:2 7tk40:1 ayd80:2 7ves0:1 awik0:2 1sns0:1
Asia/Ho_Chi_Minh,Asia/Saigon;25590,25200,28800,32400;-umdqeu:1 gj25iu:2 15ct80:3 8so00:1 tmtk0:2 4azmo0:1 2cm7w0:2
Asia/Hong_Kong,Hongkong;27402,28800,32400,30600;-y0i0s0:1 j44dk0:2 5k000:3 4d4y0:2 2195i0:1 7x3w0:2 bj320:1 6uao0:2 bvs00:1 7x6o0:2 9d1c0:1 7x6o0:2 asw00:1 7x6o0:2 asw00:1 7x6o0:2 asw00:1 8a5c0:2 asw00:1 7x6o0:2 ast80:1 77c40:2 biqk0:1 77c40:2 bvp80:1 6udg0:2 bvp80:1 77c40:2 biqk0:1 77c40:2 biqk0:1 77c40:2 biqk0:1 77c40:2 bvp80:1 6udg0:2 bvp80:1 6udg0:2 bvp80:1 77c40:2 biqk0:1 77c40:2 biqk0:1 8n6s0:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9px80:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1
Asia/Hovd;21996,21600;-xmcoz0:1
Asia/Irkutsk;25025,25200,28800;-q28gn5:1 5fh175:2
Asia/Istanbul,Europe/Istanbul,Turkey;6952,7016,7200,10800;-1ayy814:1 g1oam8:2 2wvx6w:3 7v980:2 1tjc40:3 aunw0:2 88dg0:3 9et80:2 8yas0:3 a2vw0:2 tzpg0:3 79180:2 awo40:3 7v980:2 7p4040:3 4zjw0:2 2vs40:3 f4d80:2 9vms0:3 1u5ek0:2 c5440:3 69uk0:2 acas0:3 8n180:2 a31g0:3 8n180:2 9q2s0:3 8zzw0:2 a31g0:3 8zzw0:2 a31g0:3 8n180:2 5md9g0:3 o9zw0:2 a6qs0:3 75bw0:2
Asia/Jakarta;25632,26400,27000,32400,28800,25200;-o0bdpc:1 4lzxc0:2 4wdzjc:3 1tu960:2 1cx860:4 11jta0:2 74uc20:5
Asia/Jayapura;33768,32400,34200;-jebm20:1 66bqe0:2 a37vy0:1
Asia/Jerusalem,Asia/Tel_Aviv,Israel;8454,8440,7200,10800,14400;-1ayy96u:1 jtxuoe:2 bp5aig:3 69xc0:2 2f1c0:3 10q800:2 7rmo0:3 b0ao0:2 7thc0:3 b0ao0:2 8jeo0:3 a8io0:2 8jeo0:3 a8io0:2 t9pc0:4 571c0:3 34yo0:2 9b6o0:3 9gqo0:2 8jeo0:3 7thc0:2 a6o00:3 bitc0:2 8a5c0:3 9d1c0:2 902o0:3 7x6o0:2 e1k00:3 4oio0:2 e1k00:3 4oio0:2 dolc0:3 64dc0:2 asw00:3 7k800:2
Asia/Kabul;16608,14400,16200;-15r1m5c:1 spc1pc:2
Asia/Kamchatka;38076,39600,43200;-olrupo:1 3z045o:2
Asia/Karachi;16092,19800,23400,18000;-wvpb30:1 im3zt0:2 1mn180:1 33xpg0:3
Asia/Kashgar,Asia/Urumqi;21020,21600;-lx5pjw:1
Asia/Kathmandu,Asia/Katmandu;20476,19800;-q3gt4s:1
Asia/Khandyga;32533,28800,32400;-q4cjrp:1 5hl1jp:2
Asia/Krasnoyarsk;22286,21600,25200;-q37l72:1 5gg8j2:2
Asia/Kuala_Lumpur;24406,24925,25200,26400,27000,32400;-100ew5y:1 2ax69l:2 eeb94d:3 4it32o:4 8n3jc:5 1v2p60:4
Asia/Kuching;26480,27000,28800,30000,32400;-mvof3k:1 3khwxk:2 1epvy0:3 4ohqo:2 e5a9c:3 4ohqo:2 e3flc:3 4ohqo:2 e3flc:3 4ohqo:2 e3flc:3 4ohqo:2 e5a9c:3 4ohqo:2 e3flc:3 4ohqo:2 3ajlc:4 1v2qk0:2
Asia/Kuwait;11516,10800;-afs0vw:1
Asia/Macao,Asia/Macau;27250,28800,32400,36000;-y0i2cy:1 jdvyoy:2 6onw0:3 ac580:2 8fs40:3 7v980:2 11luw0:1 awlc0:2 7vc00:1 ac800:2 bko00:1 7x6o0:2 9d1c0:1 7vc00:2 asw00:1 7x6o0:2 asw00:1 7x6o0:2 auqo0:1 88ao0:2 asw00:1 7x6o0:2 asw00:1 779c0:2 bitc0:1 779c0:2 bvs00:1 6uao0:2 bw1q0:1 77c40:2 biqk0:1 77c40:2 biqk0:1 77c40:2 biqk0:1 77c40:2 bvp80:1 6udg0:2 bvp80:1 6udg0:2 bvp80:1 77c40:2 biqk0:1 77c40:2 biqk0:1 8n6s0:2 9cvs0:1 9d6w0:2 9cvs0:1 9d6w0:2 9px80:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1 9d440:2 9cyk0:1
Asia/Magadan;36192,36000,39600;-nu1nxc:1 37a05c:2
Asia/Makassar,Asia/Ujung_Pandang;28656,28800,32400;-jebi40:1 4u87w0:2 1w02k0:1
Asia/Manila;-57368,29032,28800,32400;-1t8ix2g:1 sjc9ig:2 je0pc0:3 3wnw0:2 2kc5g0:3 22dp80:2 4d3ms0:3 2rx80:2
Asia/Muscat;14064,14400;-q3go6o:1
Asia/Nicosia,Europe/Nicosia;8008,7200;-p4bq6g:1
Asia/Novokuznetsk;20928,21600,25200;-nu36tc:1 37bu5c:2
Asia/Novosibirsk;19900,21600,25200;-q4do0s:1 5hmbcs:2
Asia/Omsk;17610,18000,21600;-q5xmx6:1 5j6d16:2
Asia/Oral;12324,10800,18000;-nu15ic:1 37a16c:2
Asia/Phnom_Penh;25180,25590,25200,28800,32400;-x568rg:1 2isicm:2 gj25iu:3 15ct80:4 8so00:2
Asia/Pontianak;26240,27000,32400,28800;-jebg8w:1 4tnu2w:2 1wkei0:1 1cx860:3 11jta0:1 74uc20:3
Asia/Pyongyang;30180,30600,32400;-w895yc:1 1yh10c:2
Asia/Qatar;12368,14400;-q3gmvk:1
Asia/Qostanay;15268,14400,18000;-nu17s4:1 37a0o4:2
Asia/Qyzylorda;15712,14400,18000;-nu184g:1 37a10g:2
Asia/Rangoon,Asia/Yangon;23087,23400,32400;-q3gv5b:1 bnjp3b:2 1kh520:1
Asia/Riyadh;11212,10800;-bwgbbg:1
Asia/Sakhalin;34248,32400,39600;-xl87rc:1 kvnarc:2
Asia/Samarkand;16073,14400,18000;-nu18eh:1 37a1ah:2
Asia/Seoul,ROK;30472,30600,32400,36000,34200;-w8966g:1 1yh18g:2 j07fy0:3 5cik0:2 ae5g0:3 8a2k0:2 ae5g0:3 8bx80:2 c8tg0:3 6h980:2 1bj6s0:1 l3aq0:4 6j3w0:1 d2g40:4 6u7w0:1 b5xg0:4 776k0:1 biw40:4 776k0:1 biw40:4 776k0:1 biw40:4 776k0:1 grs40:2
Asia/Singapore,Singapore;24925,25200,26400,27000,32400;-xphpwd:1 eeb94d:2 4it32o:3 8n3jc:4 1v2p60:3
Asia/Srednekolymsk;36892,36000,39600;-nu1ogs:1 37a0os:2
Asia/Taipei,ROC;29160,28800,32400;-12mch60:1 lsd1m0:2 45slc0:1 c51c0:2 75bw0:1 a31g0:2 aaak0:1 9d440:2 7v980:1 awo40:2 7v980:1 awo40:2 7v980:1 awo40:2 7v980:1 7tk40:2 clmk0:1 7rpg0:2 b07w0:1 7rpg0:2 b07w0:1 7rpg0:2 9et80:1 9eys0:2 9et80:1 9d440:2 9et80:1 9d440:2 9et80:1 9d440:2 9et80:1 cjxg0:2 69uk0:1 ci2s0:2 69uk0:1
Asia/Tashkent;16631,18000,21600;-nu18tz:1 379yxz:2
Asia/Tbilisi;10751,10800,14400;-nu14an:1 h4tjyn:2
Asia/Tehran,Iran;12344,12600;-i18hiw:1
Asia/Thimbu,Asia/Thimphu;21516,19800;-bojclo:1
Asia/Tokyo,Japan;33539,32400,36000;-16snno0:1 vhjeo0:2 6uao0:1 afxc0:2 8a5c0:1 c8qo0:2 6hc00:1 c8qo0:2 6hc00:1
Asia/Tomsk;20391,21600,25200;-q3zbqf:1 5h7z2f:2
Asia/Ust-Nera;34374,28800,32400;-q4cl6u:1 5hl2yu:2
Asia/Vientiane;24624,25590,25200,28800,32400;-x568c0:1 2ishx6:2 gj25iu:3 15ct80:4 8so00:2 tmtk0:3 470yk0:2
Asia/Vladivostok;31651,32400,36000;-oligf7:1 3yqvf7:2
Asia/Yakutsk;31138,28800,32400;-q4cioy:1 5hl0gy:2
Asia/Yekaterinburg;14553,13505,14400,18000;-rx5hw9:1 1kybx4:2 5pfyv5:3
Asia/Yerevan;10680,10800,14400;-nu148o:1 h4tjwo:2
Atlantic/Azores;-6160,-6872,-7200,-3600,0;-18vsdww:1 em124w:2 2bufw0:3 6zxg0:2 66800:3 bq580:2 71s40:3 bq580:2 71s40:3 bq580:2 73ms0:3 bq580:2 71s40:3 bq580:2 1b2g00:3 8so00:2 st1c0:3 8n400:2 9q000:3 902o0:2 a2yo0:3 902o0:2 a2yo0:3 8n400:2 st1c0:3 8n400:2 9d1c0:3 9d1c0:2 sg2o0:3 9d1c0:2 902o0:3 9q000:2 a2yo0:3 8n400:2 9d1c0:3 9d1c0:2 902o0:3 9q000:2 a2yo0:3 b5uo0:2 51hc0:3 bmio0:2 99c00:3 9ew00:2 88ao0:3 25p80:4 5reo0:3 3lpg0:2 779c0:3 1sqk0:4 6uao0:3 38qs0:2 6uao0:3 25p80:4 6hc00:3 38qs0:2 6uao0:3 25p80:4 6hc00:3 38qs0:2 8a5c0:3 9d1c0:2 9d9o0:3 9d1c0:2 9d1c0:3 9d1c0:2 9d1c0:3 9d1c0:2 9d1c0:3 9d1c0:2 9d1c0:3 9q000:2 9d1c0:3 9d1c0:2 9d1c0:3 9d1c0:2 9d1c0:3 9d1c0:2 9d1c0:3 9d1c0:2 9d1c0:3 9q000:2 9d1c0:3 9d1c0:2 9d1c0:3 9d1c0:2 9d1c0:3 9d1c0:2 9d1c0:3 9d1c0:2 9d1c0:3 9d1c0:2 9d1c0:3 9q000:2 9d1c0:3 9d1c0:2 9d1c0:3 9d1c0:2 9d1c0:3 9d1c0:2 9d1c0:3
Atlantic/Bermuda;-15558,-11958,-14400,-10800;-rivvzu:1 95jw0:0 a16s0:1 7yyk0:0 5w74c0:2 69z5ru:3 eefw0:2 7x9g0:3 biqk0:2 6udg0:3 c8nw0:2 6hes0:3 c8nw0:2 st440:3 64ak0:2 cyqs0:3 5ed80:2 dbpg0:3 5ed80:2 doo40:3 51ek0:2 doo40:3 51ek0:2 doo40:3 5ed80:2 1xuw40:3 7x3w0:2
Atlantic/Canary;-3696,-3600,0;-oytbtc:1 ctvupc:2
Atlantic/Cape_Verde;-5644,-7200,-3600;-u9rbs0:1 g06lc0:2 1mn180:1
Atlantic/Faeroe,Atlantic/Faroe;-1624,0;-wcehew:1
Atlantic/Madeira;-4056,-3600,0,3600;-u9rek0:1 2bufw0:2 6zxg0:1 66800:2 bq580:1 71s40:2 bq580:1 71s40:2 bq580:1 73ms0:2 bq580:1 71s40:2 bq580:1 1b2g00:2 8so00:1 st1c0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 902o0:1 a2yo0:2 8n400:1 st1c0:2 8n400:1 9d1c0:2 9d1c0:1 sg2o0:2 9d1c0:1 902o0:2 9q000:1 a2yo0:2 8n400:1 9d1c0:2 9d1c0:1 902o0:2 9q000:1 a2yo0:2 b5uo0:1 51hc0:2 bmio0:1 99c00:2 9ew00:1 88ao0:2 25p80:3 5reo0:2 3lpg0:1 779c0:2 1sqk0:3 6uao0:2 38qs0:1 6uao0:2 25p80:3 6hc00:2 38qs0:1 6uao0:2 25p80:3 6hc00:2 38qs0:1 8a5c0:2 9d1c0:1 9d9o0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9q000:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9q000:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9q000:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2
Atlantic/Reykjavik;-5280,-3600,0;-wcwx9c:1 4rpd9c:2 ci2s0:1 69uk0:2 du840:1 4xp80:2 du840:1 p7bw0:2 4w040:1 9bdzw0:2 9d6w0:1 64g40:2 cyl80:1 64dc0:2 clpc0:1 6hc00:2 bvs00:1 6uao0:2 bvs00:1 6uao0:2 bvs00:1 6uao0:2 c8qo0:1 6hc00:2 c8qo0:1 8a5c0:2 afxc0:1 8a5c0:2 afxc0:1 8a5c0:2 asw00:1 7x6o0:2 afxc0:1 8a5c0:2 asw00:1 8a5c0:2 afxc0:1 8a5c0:2 afxc0:1 8a5c0:2 afxc0:1 8a5c0:2 afxc0:1 8a5c0:2 asw00:1 8a5c0:2 afxc0:1 8a5c0:2 afxc0:1 8a5c0:2 afxc0:1 8a5c0:2 afxc0:1 8a5c0:2 afxc0:1 8a5c0:2 asw00:1 8a5c0:2 afxc0:1 8a5c0:2 afxc0:1 8a5c0:2 afxc0:1 8a5c0:2 afxc0:1 8a5c0:2 asw00:1 8a5c0:2
Atlantic/South_Georgia;-8768,-7200;-15r12kg:1
Atlantic/St_Helena;-1368,0;-9wztm0:1
Atlantic/Stanley;-13884,-14400,-10800;-u63pac:1 dbvxqc:2 8zzw0:1 9q2s0:2 8zzw0:1 a31g0:2 8zzw0:1 9q2s0:2 8zzw0:1 9q2s0:2 8zzw0:1 9q2s0:2 4xp80:1
Australia/ACT,Australia/Canberra,Australia/NSW,Australia/Sydney;36292,36000,39600;-133j5c4:1 bfqds4:2 49pc0:1 cxfk00:2 4h400:1 9d1c0:2 9d1c0:1 9q000:2 902o0:1
Australia/Adelaide,Australia/South;33260,32400,34200,37800;-133j2zw:1 27qdzw:2 97zyu0:3 49pc0:2 cxfk00:3 4h400:2 9d1c0:3 9d1c0:2 9q000:3 902o0:2
Australia/Brisbane,Australia/Queensland;36728,36000,39600;-1354kc8:1 bhbss8:2 49pc0:1 cxfk00:2 4h400:1 9d1c0:2 9d1c0:1 9q000:2 902o0:1
Australia/Broken_Hill,Australia/Yancowinna;33948,36000,32400,34200,37800;-133j3j0:1 t9nr0:2 1egqs0:3 97zyu0:4 49pc0:3 cxfk00:4 4h400:3 9d1c0:4 9d1c0:3 9q000:4 902o0:3
Australia/Currie,Australia/Hobart,Australia/Tasmania;35356,36000,39600;-12smja4:1 b03ee4:2 902o0:1 b5uo0:2 6hc00:1 c8qo0:2 6hc00:1 bx2ao0:2 4h400:1 9d1c0:2 9d1c0:1 9q000:2 902o0:1 c9tk00:2 9d1c0:1 asw00:2 6uao0:1 bvs00:2 6uao0:1 bvs00:2
Australia/Darwin,Australia/North;31400,32400,34200,37800;-133j1k8:1 27qck8:2 97zyu0:3 49pc0:2 cxfk00:3 4h400:2 9d1c0:3 9d1c0:2 9q000:3 902o0:2
Australia/Eucla;30928,31500,35100;-12nxx74:1 b05944:2 49pc0:1 cxfk00:2 4h400:1 9d1c0:2 9d1c0:1
Australia/LHI,Australia/Lord_Howe;38180,36000;-133j6sk:1
Australia/Lindeman;35756,36000,39600;-1354jl8:1 bhbs18:2 49pc0:1 cxfk00:2 4h400:1 9d1c0:2 9d1c0:1 9q000:2 902o0:1
Australia/Melbourne,Australia/Victoria;34792,36000,39600;-133j46g:1 bfqcmg:2 49pc0:1 cxfk00:2 4h400:1 9d1c0:2 9d1c0:1 9q000:2 902o0:1
Australia/Perth,Australia/West;27804,28800,32400;-12nxusc:1 b058sc:2 49pc0:1 cxfk00:2 4h400:1 9d1c0:2 9d1c0:1
CET,MET;3600,7200;-s0e080:1 7ves0:0 a4yw0:1 7x6o0:0 asw00:1 7x6o0:0 b8qdc0:1 1cm000:0 7k800:1 9q000:0 9d1c0:1 9d1c0:0 9d1c0:1 8l9c0:0
CST6CDT;-21600,-18000;-r0esg0:1 ast80:0 7x9g0:1 ast80:0 bmtus0:1 1wd180:0 b9gdg0:1 9cyk0:0 9d440:1 9cyk0:0 9d440:1 9cyk0:0 9d440:1 9cyk0:0
Chile/EasterIsland,Pacific/Easter;-26248,-25200,-21600;-jhfaew:1 ivmeuw:2 7k580:1 c8tg0:2 6h980:1 a31g0:2
EET,Etc/GMT-2;7200;
EST,Etc/GMT+5;-18000;
EST5EDT;-18000,-14400;-r0ev80:1 ast80:0 7x9g0:1 ast80:0 bmtus0:1 1wd180:0 b9gdg0:1 9cyk0:0 9d440:1 9cyk0:0 9d440:1 9cyk0:0 9d440:1 9cyk0:0
Eire,Europe/Dublin;-1521,2079,0,3600;-rzcmlr:1 6uao0:2 9pytr:3 8c000:2 9o5c0:3 9ruo0:2 9b6o0:3 9ew00:2 9b6o0:3 auqo0:2 88ao0:3 9ew00:2 8y800:3 a2yo0:2 a2yo0:3 7k800:2 asw00:3 8a5c0:2 asw00:3 8n400:2 a2yo0:3 8n400:2 9q000:3 902o0:2 afxc0:3 8n400:2 a2yo0:3 8n400:2 9q000:3 902o0:2 a2yo0:3 8n400:2 a2yo0:3 8n400:2 9q000:3 9d1c0:2 a2yo0:3 8n400:2 9q000:3 902o0:2 a2yo0:3 8n400:2 a2yo0:3 8n400:2 9q000:3 902o0:2 a2yo0:3 b5uo0:2 51hc0:3 3g8800:2 8a5c0:3 bvs00:2 8n400:3 a2yo0:2 7x6o0:3 asw00:2 8n400:3 9q000:2 902o0:3 9q000:2 9d1c0:3 9q000:2 902o0:3 8n400:2 9q000:3 902o0:2 a2yo0:3 8n400:2 afxc0:3 8n400:2 9q000:3 902o0:2 a2yo0:3 8n400:2 a2yo0:3 8n400:2 9q000:3 902o0:2 902o0:3 b5uo0:2 7k800:3 b5uo0:2 7x6o0:3 asw00:2 7k800:3 b5uo0:2 7k800:3 b5uo0:2 7k800:3 b5uo0:2 7k800:3 bitc0:2 5reo0:3
Etc/GMT+1;-3600;
Etc/GMT+10,HST;-36000;
Etc/GMT+11;-39600;
Etc/GMT+12;-43200;
Etc/GMT+2;-7200;
Etc/GMT+3;-10800;
Etc/GMT+4;-14400;
Etc/GMT+6;-21600;
Etc/GMT+7,MST;-25200;
Etc/GMT+8;-28800;
Etc/GMT+9;-32400;
Etc/GMT-1;3600;
Etc/GMT-10;36000;
Etc/GMT-11;39600;
Etc/GMT-12;43200;
Etc/GMT-13;46800;
Etc/GMT-14;50400;
Etc/GMT-3;10800;
Etc/GMT-4;14400;
Etc/GMT-5;18000;
Etc/GMT-6;21600;
Etc/GMT-7;25200;
Etc/GMT-8;28800;
Etc/GMT-9;32400;
Europe/Amsterdam;1172,4772,4800,1200,7200,3600;-s0dvkk:1 7v980:0 a51o0:1 7x6o0:0 a2yo0:1 9d1c0:0 9q000:1 902o0:0 9q000:1 902o0:0 9q000:1 902o0:0 9b6o0:1 a2yo0:0 c51c0:1 6l1c0:0 902o0:1 9q000:0 ci000:1 682o0:0 bgyo0:1 79400:0 bitc0:1 779c0:0 bmio0:1 7gio0:0 bbeo0:1 7eo00:0 bd9c0:1 7ctc0:0 bf400:1 7ayo0:0 bvs00:1 6uao0:0 bko00:1 7idc0:0 b9k00:1 7gio0:0 bbeo0:1 7eo00:0 bf400:1 7ayo0:0 btxc0:1 21uc0:2 4uaz8:3 bitc0:2 779c0:3 bko00:2 7idc0:3 bd3s0:4 1aarpc:5 7k800:4 9q000:5 9d1c0:4 9d1c0:5 9d1c0:4 8l9c0:5
Europe/Andorra;364,0,3600;-100edm4:1 nvgqy4:2
Europe/Astrakhan;11532,10800,14400;-nu2zkc:1 37bv8c:2
Europe/Athens;5692,7200,10800,3600;-rvv0cg:1 8bjasg:2 2vmk0:1 4hiw40:2 16ik0:1 scog0:3 7lx40:1 9o2k0:3 9eys0:1 4atzw0:2 6djw0:1
Europe/Belfast,Europe/London,GB,GB-Eire;-75,0,3600,7200;-1rprx9x:1 zqf9hx:2 6uao0:1 9q000:2 8c000:1 9o5c0:2 9ruo0:1 9b6o0:2 9ew00:1 9b6o0:2 auqo0:1 88ao0:2 9ew00:1 8y800:2 a2yo0:1 a2yo0:2 7k800:1 asw00:2 8a5c0:1 asw00:2 8n400:1 a2yo0:2 8n400:1 9q000:2 902o0:1 afxc0:2 8n400:1 a2yo0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 8n400:1 a2yo0:2 8n400:1 9q000:2 9d1c0:1 a2yo0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 8n400:1 a2yo0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 b5uo0:1 51hc0:2 mbmk0:3 51hc0:2 c8qo0:3 6hc00:2 c8qo0:3 6uao0:2 bvs00:3 8n400:2 a4tc0:3 5clc0:2 4bms0:1 9q000:2 902o0:1 8a5c0:2 1frw0:3 64dc0:2 4bms0:1 6uao0:2 bvs00:1 7x6o0:2 asw00:1 8n400:2 9q000:1 902o0:2 9q000:1 9d1c0:2 9q000:1 902o0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 8n400:1 afxc0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 8n400:1 a2yo0:2 8n400:1 9q000:2 902o0:1 902o0:2 b5uo0:1 7k800:2 b5uo0:1 7x6o0:2 asw00:1 7k800:2 b5uo0:1 7k800:2 b5uo0:1 7k800:2 b5uo0:1 7k800:2 bitc0:1 5reo0:2
Europe/Belgrade,Europe/Podgorica;4920,3600,7200;-18vsmgo:1 twhnko:2 swz00:1 7k800:2 9q000:1 9d1c0:2 9d1c0:1 b7pc0:2 6qlc0:1
Europe/Bratislava,Europe/Prague;3464,3600,7200,0;-14u7uo8:1 cttug8:2 7ves0:1 a4yw0:2 7x6o0:1 asw00:2 7x6o0:1 b8qdc0:2 1cm000:1 7k800:2 9q000:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 b5uo0:2 7vc00:1 2vs40:3 4bk00:1 2vmk0:2 8n400:1 a2yo0:2 8n400:1 9o5c0:2 91xc0:1
Europe/Brussels;1050,0,3600,7200;-14j9c00:1 br3hc0:2 rrx80:3 7vc00:2 a4yw0:3 7x6o0:2 asw00:3 7x6o0:2 2wh40:1 5omo0:2 b5uo0:1 6uao0:2 cyo00:1 7ayo0:2 bko00:1 7rmo0:2 a2yo0:1 a2yo0:2 8n400:1 902o0:2 9q000:1 9d1c0:2 9d1c0:1 a2yo0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 90b00:1 a2yo0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 8n400:1 9d1c0:2 9d1c0:1 902o0:2 a2yo0:1 9d1c0:2 9d1c0:1 902o0:2 9q000:1 a2yo0:2 8n400:1 9d1c0:2 9d1c0:1 902o0:2 9q000:1 a2yo0:2 b5uo0:1 51hc0:2 4deo0:3 1a36k0:2 7k800:3 9q000:2 9d1c0:3 8l9c0:2 a4tc0:3 8l9c0:2 clpc0:3 79400:2
Europe/Bucharest;6264,7200,10800;-k29zi0:1 fj8m0:2 6w5c0:1 9d1c0:2 9d1c0:1 9q000:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1
Europe/Budapest;4580,3600,7200;-15bee78:1 db0dz8:2 7ves0:1 a4yw0:2 7x6o0:1 asw00:2 7x6o0:1 auqo0:2 7vc00:1 afxc0:2 8n400:1 aq1x00:2 thcc0:1 7k800:2 9q000:1 9d1c0:2 9d1c0:1 awd00:2 9eys0:1 7pxk0:2 9rrw0:1 9b9g0:2 9d1c0:1 9d1c0:2 9d1c0:1 9q000:2 902o0:1 2f4vs0:2 6u7w0:1 bw0c0:2 6uao0:1 clpc0:2 64dc0:1 clpc0:2 64dc0:1
Europe/Busingen,Europe/Zurich;2048,1786,3600,7200;-1os49kw:1 lc05ja:2 ohmxdm:3 7x6o0:2 asw00:3 7x6o0:2
Europe/Chisinau,Europe/Tiraspol;6920,6900,6264,7200,10800,3600;-1ayy808:1 jw96ok:2 70f1to:3 fj8m0:4 6w5c0:3 9d1c0:4 9d1c0:3 9q000:4 9d1c0:3 9d1c0:4 9d1c0:3 9d1c0:4 9d1c0:3 9d1c0:4 9d1c0:3 9d1c0:4 9d1c0:3 9d1c0:4 9d1c0:3 geqo0:4 ha580:3 oc8g0:5 7k800:3 9q000:5 9d1c0:3 7cl00:4
Europe/Copenhagen;3020,3600,7200;-13nvrnw:1 bo7orw:2 75bw0:1 cbs2w0:2 1aco80:1 7k800:2 9q000:1 9d1c0:2 9d1c0:1 9d1c0:2 6y000:1 dbmo0:2 6bs00:1 clpc0:2 51hc0:1 e1k00:2 4oio0:1
Europe/Gibraltar;-1284,0,3600,7200;-1anxr0c:1 iol38c:2 6uao0:1 9q000:2 8c000:1 9o5c0:2 9ruo0:1 9b6o0:2 9ew00:1 9b6o0:2 auqo0:1 88ao0:2 9ew00:1 8y800:2 a2yo0:1 a2yo0:2 7k800:1 asw00:2 8a5c0:1 asw00:2 8n400:1 a2yo0:2 8n400:1 9q000:2 902o0:1 afxc0:2 8n400:1 a2yo0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 8n400:1 a2yo0:2 8n400:1 9q000:2 9d1c0:1 a2yo0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 8n400:1 a2yo0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 b5uo0:1 51hc0:2 mbmk0:3 51hc0:2 c8qo0:3 6hc00:2 c8qo0:3 6uao0:2 bvs00:3 8n400:2 a4tc0:3 5clc0:2 4bms0:1 9q000:2 902o0:1 8a5c0:2 1frw0:3 64dc0:2 4bms0:1 6uao0:2 bvs00:1 7x6o0:2 asw00:1 8n400:2 9q000:1 902o0:2 9q000:1 9d1c0:2 9q000:1 902o0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 8n400:1 afxc0:2 8n400:1 9q000:2
Europe/Guernsey;-609,0,3600,7200;-tiakv3:1 1ixx33:2 6uao0:1 9q000:2 8c000:1 9o5c0:2 9ruo0:1 9b6o0:2 9ew00:1 9b6o0:2 auqo0:1 88ao0:2 9ew00:1 8y800:2 a2yo0:1 a2yo0:2 7k800:1 asw00:2 8a5c0:1 asw00:2 8n400:1 a2yo0:2 8n400:1 9q000:2 902o0:1 afxc0:2 8n400:1 a2yo0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 8n400:1 a2yo0:2 8n400:1 9q000:2 9d1c0:1 a2yo0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 8n400:1 a2yo0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 b5uo0:1 51hc0:2 6kt00:3 17vs80:2 7k800:3 9q000:2 9d1c0:3 9d1c0:2 9d1c0:3 5clc0:2 4bms0:1 9q000:2 902o0:1 8a5c0:2 1frw0:3 64dc0:2 4bms0:1 6uao0:2 bvs00:1 7x6o0:2 asw00:1 8n400:2 9q000:1 902o0:2 9q000:1 9d1c0:2 9q000:1 902o0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 8n400:1 afxc0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 8n400:1 a2yo0:2 8n400:1 9q000:2 902o0:1 902o0:2 b5uo0:1 7k800:2 b5uo0:1 7x6o0:2 asw00:1 7k800:2 b5uo0:1 7k800:2 b5uo0:1 7k800:2 b5uo0:1 7k800:2 bitc0:1 5reo0:2
Europe/Helsinki,Europe/Mariehamn;5989,7200,10800;-peghyd:1 ax3tqd:2 9gqo0:1
Europe/Isle_of_Man;-1075,0,3600,7200;-19a1gi5:1 haosq5:2 6uao0:1 9q000:2 8c000:1 9o5c0:2 9ruo0:1 9b6o0:2 9ew00:1 9b6o0:2 auqo0:1 88ao0:2 9ew00:1 8y800:2 a2yo0:1 a2yo0:2 7k800:1 asw00:2 8a5c0:1 asw00:2 8n400:1 a2yo0:2 8n400:1 9q000:2 902o0:1 afxc0:2 8n400:1 a2yo0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 8n400:1 a2yo0:2 8n400:1 9q000:2 9d1c0:1 a2yo0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 8n400:1 a2yo0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 b5uo0:1 51hc0:2 mbmk0:3 51hc0:2 c8qo0:3 6hc00:2 c8qo0:3 6uao0:2 bvs00:3 8n400:2 a4tc0:3 5clc0:2 4bms0:1 9q000:2 902o0:1 8a5c0:2 1frw0:3 64dc0:2 4bms0:1 6uao0:2 bvs00:1 7x6o0:2 asw00:1 8n400:2 9q000:1 902o0:2 9q000:1 9d1c0:2 9q000:1 902o0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 8n400:1 afxc0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 8n400:1 a2yo0:2 8n400:1 9q000:2 902o0:1 902o0:2 b5uo0:1 7k800:2 b5uo0:1 7x6o0:2 asw00:1 7k800:2 b5uo0:1 7k800:2 b5uo0:1 7k800:2 b5uo0:1 7k800:2 bitc0:1 5reo0:2
Europe/Jersey;-506,0,3600,7200;-11cerk0:1 9d23s0:2 6uao0:1 9q000:2 8c000:1 9o5c0:2 9ruo0:1 9b6o0:2 9ew00:1 9b6o0:2 auqo0:1 88ao0:2 9ew00:1 8y800:2 a2yo0:1 a2yo0:2 7k800:1 asw00:2 8a5c0:1 asw00:2 8n400:1 a2yo0:2 8n400:1 9q000:2 902o0:1 afxc0:2 8n400:1 a2yo0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 8n400:1 a2yo0:2 8n400:1 9q000:2 9d1c0:1 a2yo0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 8n400:1 a2yo0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 b5uo0:1 51hc0:2 6kt00:3 17vs80:2 7k800:3 9q000:2 9d1c0:3 9d1c0:2 9d1c0:3 5clc0:2 4bms0:1 9q000:2 902o0:1 8a5c0:2 1frw0:3 64dc0:2 4bms0:1 6uao0:2 bvs00:1 7x6o0:2 asw00:1 8n400:2 9q000:1 902o0:2 9q000:1 9d1c0:2 9q000:1 902o0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 8n400:1 afxc0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 8n400:1 a2yo0:2 8n400:1 9q000:2 902o0:1 902o0:2 b5uo0:1 7k800:2 b5uo0:1 7x6o0:2 asw00:1 7k800:2 b5uo0:1 7k800:2 b5uo0:1 7k800:2 b5uo0:1 7k800:2 bitc0:1 5reo0:2
Europe/Kaliningrad;4920,3600,7200,10800;-14212go:1 c1n28o:2 7ves0:1 a4yw0:2 7x6o0:1 asw00:2 7x6o0:1 b8qdc0:2 1cm000:1 7k800:2 9q000:1 9d1c0:2 9d1c0:1 9d1c0:2 1dro0:3 9kd80:2 82tg0:3
Europe/Kiev,Europe/Kyiv,Europe/Uzhgorod,Europe/Zaporozhye;7324,7200,10800,3600;-nu11ng:1 37a03g:2 5vd6k0:1 kzv40:3 7k800:1 9q000:3 1oyg0:2
Europe/Kirov;11928,10800,14400;-qcx400:1 5q5zo0:2
Europe/Lisbon,Portugal;-2205,0,3600,7200;-u9rhc0:1 2bufw0:2 6zxg0:1 66800:2 bq580:1 71s40:2 bq580:1 71s40:2 bq580:1 73ms0:2 bq580:1 71s40:2 bq580:1 1b2g00:2 8so00:1 st1c0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 902o0:1 a2yo0:2 8n400:1 st1c0:2 8n400:1 9d1c0:2 9d1c0:1 sg2o0:2 9d1c0:1 902o0:2 9q000:1 a2yo0:2 8n400:1 9d1c0:2 9d1c0:1 902o0:2 9q000:1 a2yo0:2 b5uo0:1 51hc0:2 bmio0:1 99c00:2 9ew00:1 88ao0:2 25p80:3 5reo0:2 3lpg0:1 779c0:2 1sqk0:3 6uao0:2 38qs0:1 6uao0:2 25p80:3 6hc00:2 38qs0:1 6uao0:2 25p80:3 6hc00:2 38qs0:1 8a5c0:2 9d1c0:1 9d9o0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9q000:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9q000:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9q000:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2
Europe/Ljubljana;3484,3600,7200;-18vslcs:1 twhmgs:2 swz00:1 7k800:2 9q000:1 9d1c0:2 9d1c0:1 9d1c0:2 8l9c0:1
Europe/Luxembourg;1476,3600,7200,0;-y89550:1 68l290:2 75hg0:1 ast80:2 796s0:1 at1k0:2 7x6o0:1 3lh40:3 4zmo0:1 b6300:3 6u2c0:1 cytk0:3 7at40:1 bktk0:3 7rh40:1 a31g0:3 a2vw0:1 8n9k0:3 8zx40:1 9q2s0:3 9et80:1 9b9g0:3 a2vw0:1 8n6s0:3 9px80:1 905g0:3 a2vw0:1 905g0:3 a2vw0:1 8ncc0:3 9q000:1 902o0:3 a2yo0:1 8n400:3 9d1c0:1 9d1c0:3 902o0:1 a2yo0:3 9d1c0:1 9d1c0:3 902o0:1 9q000:3 a2yo0:1 8n400:3 9d1c0:1 9d1c0:3 902o0:1 9q000:3 a2yo0:1 b5uo0:3 51hc0:1 42ao0:2 1aeak0:1 7k800:2 9q000:1 9d1c0:2 8n400:1 a2yo0:2 8l9c0:1 clpc0:2 79400:1
Europe/Madrid;-884,0,3600,7200;-100edc0:1 90sik0:2 8yas0:1 9cyk0:2 9eys0:1 2d2vw0:2 8sqs0:1 ssyk0:2 8n6s0:1 9px80:2 905g0:1 a2yo0:2 902o0:1 a2vw0:2 8n6s0:1 40lh80:2 5k2s0:1 9cyk0:2 1frw0:3 7z1c0:2 j1c80:1 8a2k0:2 13yt80:3 685g0:2 brzw0:3 8n6s0:2 a2vw0:3 8n6s0:2 a2vw0:3 8n6s0:2 a2vw0:3 8n6s0:2 1clx80:3 7x9g0:2
Europe/Malta;3484,3600,7200;-13qyw0s:1 bsbx8s:2 64ak0:1 9d440:2 9et80:1 88dg0:2 aunw0:1 7ig40:2 b5rw0:1 8n6s0:2 9cyk0:1 aau2s0:2 18r9k0:1 7k800:2 9q000:1 9b6o0:2 8n400:1 a4tc0:2 8j940:1 9f1k0:2 afxc0:1 89zs0:2 afxc0:1 7kdk0:2 b5uo0:1 979rs0:2 6h980:1 cls40:2 64dc0:1 clpc0:2 64dc0:1 cyo00:2 64dc0:1 clpc0:2 64dc0:1
Europe/Minsk;6616,6600,7200,10800,3600;-1ayy7rs:1 n4x6og:2 379zjc:3 5r1mk0:2 pbf40:4 7k800:2 9q000:4 9d1c0:2 4oac0:3
Europe/Monaco;1772,561,0,3600,7200;-14hnyp8:1 9tlnln:2 2pzpnl:3 5luo0:2 8y800:3 a4tc0:2 7vc00:3 auqo0:2 7idc0:3 b7pc0:2 6sg00:3 cyo00:2 7ayo0:3 bko00:2 7rmo0:3 a2yo0:2 bvs00:3 6uao0:2 902o0:3 9q000:2 9d1c0:3 9d1c0:2 a2yo0:3 8n400:2 9q000:3 902o0:2 a2yo0:3 902o0:2 a2yo0:3 8n400:2 9q000:3 902o0:2 a2yo0:3 8n400:2 9d1c0:3 9d1c0:2 902o0:3 a2yo0:2 9d1c0:3 9d1c0:2 902o0:3 9q000:2 a2yo0:3 8n400:2 9d1c0:3 9d1c0:2 902o0:3 9q000:2 a2yo0:3 b5uo0:2 51po0:3 mdbo0:4 7x3w0:3 7x9g0:4 c8w80:3 7k800:4 9q000:3 9d1c0:4 9nzs0:3 922w0:4 8l9c0:3
Europe/Moscow,W-SU;9017,9079,12679,16279,14400,10800,18000,7200;-rx5dmh:1 ipzua:2 97hc0:1 7yyk0:3 5i840:2 d9p80:3 1jwk7:4 2cvk0:5 s8o00:4 1qvw0:6 8fpc0:4 1jms0:5 is040:7 412as0:5
Europe/Oslo;2580,3600,7200;-1353tzo:1 b5svbo:2 6qfs0:1 cgcqo0:2 15tsc0:1 7k800:2 9q000:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 70q5c0:2 9q000:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9d1c0:1 9d1c0:2 9q000:1 b5uo0:2 7k800:1
Europe/Paris;561,0,3600,7200;-uozn3l:1 2qx1nl:2 5luo0:1 8y800:2 a4tc0:1 7vc00:2 auqo0:1 7idc0:2 b7pc0:1 6sg00:2 cyo00:1 7ayo0:2 bko00:1 7rmo0:2 a2yo0:1 bvs00:2 6uao0:1 902o0:2 9q000:1 9d1c0:2 9d1c0:1 a2yo0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 902o0:1 a2yo0:2 8n400:1 9q000:2 902o0:1 a2yo0:2 8n400:1 9d1c0:2 9d1c0:1 902o0:2 a2yo0:1 9d1c0:2 9d1c0:1 902o0:2 9q000:1 a2yo0:2 8n400:1 9d1c0:2 9d1c0:1 902o0:2 9q000:1 a2yo0:2 b5uo0:1 51po0:2 5p8w0:3 18rcc0:2 7k800:3 9q000:2 9d1c0:3 9nzs0:2 922w0:3 8l9c0:2
Europe/Riga;5794,9394,7200,10800,3600;-qznlky:1 7x6o0:0 a4tc0:1 2mg00:0 3myns0:2 7fhlky:3 gz180:2 p5v40:4 7k800:2 9q000:4 9d1c0:2 9d1c0:4 k7s0:3
Europe/Rome,Europe/San_Marino,Europe/Vatican;2996,3600,7200;-13r0qs0:1 bsds00:2 64ak0:1 9d440:2 9et80:1 88dg0:2 aunw0:1 7ig40:2 b5rw0:1 8n6s0:2 9cyk0:1 aau2s0:2 18r9k0:1 7k800:2 9q000:1 9d1c0:2 8l9c0:1 a4tc0:2 8j940:1 9f1k0:2 afxc0:1 89zs0:2 afxc0:1 7kdk0:2 b5uo0:1 979rs0:2 6h980:1 cls40:2 64dc0:1 clpc0:2 64dc0:1 cyo00:2 64dc0:1 clpc0:2 64dc0:1
Europe/Samara;12020,10800,14400;-qcx400:1 5q5zo0:2
Europe/Sarajevo;4420,3600,7200;-18vsm2s:1 twhn6s:2 swz00:1 7k800:2 9q000:1 9d1c0:2 9d1c0:1 9d1c0:2 8l9c0:1
Europe/Saratov;11058,10800,14400;-qcx400:1 5q5zo0:2
Europe/Simferopol;8184,8160,7200,10800,3600;-1ayy8zc:1 n4x6oo:2 37a0qo:3 5xiyk0:2 iu340:4 7k800:2 9q000:4 9d1c0:2 iac0:3
Europe/Skopje;5144,3600,7200;-18vsmmw:1 twhnqw:2 swz00:1 7k800:2 9q000:1 9d1c0:2 9d1c0:1 9d1c0:2 8l9c0:1
Europe/Sofia;5596,7016,7200,3600;-1ayy6zg:1 7s708k:2 p0d6uw:3 7k800:2 9q000:3 9d1c0:2 9d1c0:3 9d440:2
Europe/Stockholm;4332,3614,3600,7200;-1bhq3cc:1 ayjpvy:2 8jiake:3 75hg0:2
Europe/Tallinn;5940,3600,7200,10800;-r3exx0:1 3re10:2 7x6o0:1 et6g0:0 ygov0:2 a1zgd0:3 ktx80:2 l94g0:1 7k800:2 9q000:1 9d1c0:2 8uac0:3
Europe/Tirane;4760,3600,7200;-t85vo8:1 dt2gw8:2 18pew0:1 7k800:2 m800:1
Europe/Ulyanovsk;11616,10800,14400;-qcx400:1 5q5zo0:2
Europe/Vaduz;2284,3600,7200;-13g44fg:1 ohmxrg:2 7x6o0:1 asw00:2 7x6o0:1
Europe/Vienna;3921,3600,7200;-14211ox:1 c1n1gx:2 7ves0:1 a4yw0:2 7x6o0:1 asw00:2 7x6o0:1 t6000:2 8a5c0:1 a7a800:2 1cm000:1 7k800:2 9q000:1 9d1c0:2 9d1c0:1 9d1c0:2 iio0:1 ivmo0:2 91xc0:1 9b6o0:2 9d1c0:1 a2yo0:2 8n400:1
Europe/Vilnius;6076,5040,5736,3600,7200,10800;-1ayy7cs:1 jb5y4s:2 1g224o:3 e75nc:4 4kqk0:3 acbs40:5 gpp40:4 pits0:3 7k800:4 9q000:3 9d1c0:4 65zo0:5
Europe/Volgograd;10660,10800,14400;-q3cw84:1 5glrw4:2
Europe/Warsaw,Poland;5040,3600,7200,10800;-se9yk0:1 dvyc0:2 7ves0:1 a4yw0:2 7x6o0:1 asw00:2 iruk0:3 7x6o0:2 1evbs0:1 9fcwc0:2 18cao0:1 7k800:2 9q000:1 9d1c0:2 9gnw0:1 an980:2 9kd80:1 8fs40:2 922w0:1 ar1c0:2 7x6o0:1 a2yo0:2 8n400:1 9q000:2 902o0:1 4013w0:2 64dc0:1 9d1c0:2 9d1c0:1 clpc0:2 6hc00:1 9d1c0:2 9d1c0:1 c8qo0:2 6hc00:1 c8qo0:2 6hc00:1 c8qo0:2 6hc00:1 clpc0:2 64dc0:1
Europe/Zagreb;3832,3600,7200;-18vslmg:1 twhmqg:2 swz00:1 7k800:2 9q000:1 9d1c0:2 9d1c0:1 9d1c0:2 8l9c0:1
Indian/Antananarivo;11404,10800,14400;-uj8gss:1 m9lccs:2 4oio0:1
Indian/Chagos;17380,18000;-wvpc2s:1
Indian/Christmas;25372,25200;-133iwws:1
Indian/Cocos;23260,23400;-10j6sm4:1
Indian/Comoro;10384,10800;-uj8g0g:1
Indian/Kerguelen;0,18000;-afrs00:1
Indian/Mahe;13308,14400;-wvp8xo:1
Indian/Maldives;17640,18000;-57x6y0:1
Indian/Mauritius;13800,14400;-wvp9bc:1
Indian/Mayotte;10856,10800;-uj8gdk:1
Indian/Reunion;13312,14400;-uks29s:1
Kwajalein,Pacific/Kwajalein;40160,39600,36000,32400,-43200;-100f8bk:1 ise0fk:2 27sas0:3 1hjus0:1 ddxug0:4
MST7MDT;-25200,-21600;-r0epo0:1 ast80:0 7x9g0:1 ast80:0 bmtus0:1 1wd180:0 b9gdg0:1 9cyk0:0 9d440:1 9cyk0:0 9d440:1 9cyk0:0 9d440:1 9cyk0:0
NZ-CHAT,Pacific/Chatham;44028,44100,45900;-1gsp0n0:1 149qqm0:2
PST8PDT;-28800,-25200;-r0emw0:1 ast80:0 7x9g0:1 ast80:0 bmtus0:1 1wd180:0 b9gdg0:1 9cyk0:0 9d440:1 9cyk0:0 9d440:1 9cyk0:0 9d440:1 9cyk0:0
Pacific/Apia;45184,-41216,-41400,-39600;-14fxxj4:1 9nfeo0:2 kcrmt4:3
Pacific/Bougainville;37336,35312,36000,32400;-1ayyvh4:1 7tuc88:2 osc24w:3 1n05g0:2
Pacific/Chuuk;-49972,36428,36000,32400;-1t8j2rw:1 t83xc0:2 76a5nw:3 29hes0:2 bkenw0:3 29fk40:2
Pacific/Efate;40396,39600;-u964i4:1
Pacific/Enderbury,Pacific/Kanton;0,-43200;-gvk800:1
Pacific/Fakaofo;-41096,-39600;-100dhmg:1
Pacific/Fiji;42944,43200;-sa2x4w:1
Pacific/Funafuti;43012,43200;-100fais:1
Pacific/Galapagos;-21504,-18000;-kcr62o:1
Pacific/Gambier;-32388,-32400;-tvndoc:1
Pacific/Guadalcanal,Pacific/Ponape;38388,39600;-tvowac:1
Pacific/Guam;-51660,34740,36000,32400,39600;-1t8j1h0:1 t83xc0:2 ld6pp0:3 1dl9g0:2 7s1k40:4 txp80:2 3frms0:4 qdrpo:2 7kgac:4 3ljw0:2 c8tg0:4 6u7w0:2
Pacific/Honolulu,Pacific/Johnston,US/Hawaii;-37886,-37800,-34200,-36000;-12lnw3m:1 jgnatm:2 13l00:1 4jvb00:2 1wd180:1 votg0:3
Pacific/Kiritimati;-37760,-38400;-100dk74:1
Pacific/Kosrae;-47284,39116,39600,32400,36000,43200;-1t8j4uk:1 t83xc0:2 76a4yk:3 29hhk0:2 9cmd40:4 27sas0:3 29fk40:2 cm2540:5
Pacific/Majuro;41088,39600,32400,36000,43200;-100f91c:1 76a6hc:2 29hhk0:1 9cmd40:3 27sas0:2 1h6w40:1 deat40:4
Pacific/Marquesas;-33480,-34200;-tvncu0:1
Pacific/Midway;-42568,-39600,-36000;-100dghk:1 sx94dk:2 4ofw0:1
Pacific/Nauru;40060,41400,32400;-pjxiws:1 ba66ys:2 1kwca0:1
Pacific/Niue;-40780,-40800,-39600;-8zbv78:1 63yiok:2
Pacific/Norfolk;40312,40320,41400;-100f8fs:1 q3eins:2
Pacific/Noumea;39948,39600;-u9645o:1
Pacific/Pago_Pago,Pacific/Samoa,US/Samoa;45432,-40968,-39600;-14fxxq0:1 9nfeo0:2
Pacific/Palau;-54124,32276,32400;-1t8izkk:1 t83xc0:2
Pacific/Pitcairn;-31220,-30600;-100dp8s:1
Pacific/Pohnpei;-48428,37972,39600,32400,36000;-1t8j3ys:1 t83xc0:2 76a42s:3 29hhk0:2 9cmd40:4 27sas0:3 29fk40:2
Pacific/Port_Moresby,Pacific/Truk,Pacific/Yap;35320,35312,36000;-1ayytx4:1 7tuao8:2
Pacific/Rarotonga;48056,-38344,-37800;-10jifqw:1 rk6io0:2
Pacific/Saipan;-51420,34980,32400,36000,39600;-1t8j1no:1 t83xc0:2 mpn8no:3 7t6as0:4 txp80:3 3frms0:4 qdrpo:3 7kgac:4 3ljw0:3 c8tg0:4 6u7w0:3
Pacific/Tahiti;-35896,-36000;-tvnayw:1
Pacific/Tarawa;41524,43200;-100f9dg:1
Pacific/Tongatapu;44352,44400,46800;-corjk0:1 7znjyo:2
Pacific/Wake;39988,43200;-100f86s:1
Pacific/Wallis;44120,43200;-100fbdk:1
`
