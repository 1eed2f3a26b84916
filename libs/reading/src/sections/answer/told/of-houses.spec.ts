import { BIRTH_NAMES, inputFor } from '../../../__fixtures__/births.ts'
import { Composer } from '../../../compose/composer.ts'
import { toldFacts, type ToldKind } from '../../../understanding/told-facts/told-facts.ts'
import { toldWeighed } from '../told-weighed.ts'

const kindsIn = (concern: string): ToldKind[] => toldFacts(concern).map(({ kind }) => kind)
const of = (name: string, concern: string): Composer => new Composer(inputFor(name, { concern, topics: [] }))

type Case = { kind: ToldKind; heard: readonly string[]; not: readonly string[]; story: string }

const CASES: readonly Case[] = [
  {
    kind: 'sideAsks',
    heard: [
      'His mother is asking for a car. Will this marriage happen?',
      'They are demanding 15 lakh and gold. Will I marry him?',
      'Uske ghar wale dahej maang rahe hain. Kya ye shaadi hogi?',
      'लड़के वाले दहेज मांग रहे हैं। क्या ये शादी होगी?',
      'பையன் வீட்ல 50 பவுன் கேக்குறாங்க. இந்த கல்யாணம் நடக்குமா?',
      'వాళ్ళు కట్నం ఎక్కువ అడుగుతున్నారు. ఈ పెళ్లి జరుగుతుందా?',
    ],
    not: [
      'Will his family ask for a car? I like this boy.',
      'His family is not asking for any dowry. Will this marriage happen?',
      'It ended because they wanted gold. When will I get married?',
      'The agent is asking 2 lakh. When will I go abroad?',
      'My daughter is engaged and they are asking a car. Will her marriage happen?',
    ],
    story: 'His mother is asking for a car. Will this marriage happen?',
  },
  {
    kind: 'otherFaith',
    heard: [
      'He is from a different caste. Will my parents agree?',
      'I am Brahmin and she is Christian. Will my parents agree?',
      "He's Punjabi and I'm Tamil. Will I marry him?",
      'They are Konkani and we are Bunts. Will my dad agree?',
      'Wo Rajput hai aur main Jain. Kya papa manenge?',
      'Uski jaati alag hai. Kya mere ghar wale manenge?',
      'वो दूसरी जाति का है। क्या मम्मी मानेंगी?',
      'அவர் வேற சாதி. அப்பா சம்மதிப்பாரா?',
      'మా ఇద్దరి కులాలు వేరు. నాన్న ఒప్పుకుంటారా?',
    ],
    not: [
      'He is from the same caste. Will my parents agree?',
      'Will he be from other caste? When will I marry?',
      'My daughter loves a boy of other caste. Will she listen to us?',
      'I am open to other caste. When will I get married?',
      'My cousin married in other caste. Will my parents agree for my job?',
      'I work in a Christian school. Will my parents agree?',
    ],
    story: 'He is from a different caste. Will my parents agree to our marriage?',
  },
  {
    kind: 'longTogether',
    heard: [
      'We are together since 6 years. Will my parents agree?',
      'I am in a relationship with him from college. Will I marry him?',
      'Me and Kiran together since college 5 yrs. Will my papa agree?',
      'Since 6 years I am in relation with Kiran, he was my senior. Will my papa agree?',
      'Hum 4 saal se saath hai. Kya humari shaadi hogi?',
      'पाँच साल से हम साथ हैं। क्या हमारी शादी होगी?',
      'ஆறு வருஷமா லவ் பண்றோம். எங்க கல்யாணம் நடக்குமா?',
      'ఐదు ఏళ్లుగా ప్రేమించుకుంటున్నాం. మా పెళ్లి జరుగుతుందా?',
    ],
    not: [
      'We were together 6 years and he left. Will he come back?',
      'He broke my heart after a relation of 5 years. Will he come back?',
      'Living in Pune since 2018 in love with this city. Should I buy a flat?',
      'I am working here since 6 years. Will my parents agree?',
      'My husband had an affair for 3 years. Will he change?',
      'He is 3 years younger. Will my parents agree?',
    ],
    story: 'We are together since 6 years. Will my parents agree to our marriage?',
  },
  {
    kind: 'knowsAtHome',
    heard: [
      'Only my mother knows about him. Will my father agree?',
      'My sister knows everything. How should I tell papa?',
      'I told only my elder sister till now. How do I tell at home?',
      'Ghar pe sirf maa ko pata hai. Kya papa manenge?',
      'மட்டும் அம்மாக்கு தெரியும். அப்பா சம்மதிப்பாரா?',
      'అమ్మకి మాత్రమే తెలుసు. నాన్న ఒప్పుకుంటారా?',
    ],
    not: [
      'His mother knows about us. Will my father agree?',
      'My mother does not know about him. Will she agree?',
      'Nobody knows about us. How do I tell at home?',
      'My mother knows but my father also came to know in May. Will he agree?',
      'My brother knows a manager in that company. Will I get the job?',
      'If my mother knows about it what will happen? Will she agree?',
    ],
    story: 'Only my sister knows about my boyfriend. How should I tell my parents about him?',
  },
  {
    kind: 'namesAtHome',
    heard: [
      'My parents are seeing boys for me. Will I marry Arjun?',
      'At home they are bringing proposals every week. How do I tell them about him?',
      'Mummy shows me girls photos. Will I marry Neha?',
      'Ghar wale ladka dekh rahe hain. Kya meri shaadi Rohan se hogi?',
      'घर में रिश्ते देख रहे हैं। क्या मेरी शादी उसी से होगी?',
      'வீட்ல மாப்பிள்ளை பாக்குறாங்க. நான் அவரையே கல்யாணம் பண்ணுவேனா?',
      'ఇంట్లో సంబంధాలు చూస్తున్నారు. నేను అతన్నే పెళ్లి చేసుకుంటానా?',
    ],
    not: [
      'Her parents are seeing boys for her. Will I marry her?',
      'My parents stopped seeing boys. Will I marry Arjun?',
      'My parents are looking for a house. Should we buy now?',
      'We are seeing boys for my daughter. When will she marry?',
      'My brother is seeing girls. When will he marry?',
    ],
    story: 'I love Arjun from my office and my parents are seeing boys for me. Will my parents agree to our marriage?',
  },
  {
    kind: 'theirHouse',
    heard: [
      'His family is ready. Will my parents agree?',
      'Her parents are ok with me. Will my father agree?',
      'He told his parents and they are fine. Will my papa agree?',
      'Uske ghar wale maan gaye hain. Kya mere papa manenge?',
      'उसके घर वाले मान गए हैं। क्या मेरे पापा मानेंगे?',
      'అతని ఇంట్లో ఒప్పుకున్నారు. మా నాన్న ఒప్పుకుంటారా?',
    ],
    not: [
      'His family is not ready. Will my parents agree?',
      'Will his family be ready? I love him.',
      'My family is ready. Will his parents agree?',
      'His family was ready before. Will my parents agree?',
      'His mother is ok but his father says no. Will my parents agree?',
      'Her family is ready only if I get a job. Will I get a job?',
    ],
    story: 'His family is ready. Will my parents agree to our marriage?',
  },
  {
    kind: 'wantsPost',
    heard: [
      'My father wants only govt job boy. Will he agree for my boyfriend?',
      'Her father wants an officer for her. Will they agree for our marriage?',
      'He earns less than me. Will my parents agree for him?',
      'Uske papa ko sarkari naukri wala chahiye. Kya humari shaadi hogi?',
      'पापा को सरकारी नौकरी वाला ही चाहिए। क्या वो मानेंगे?',
    ],
    not: [
      'My father wants me to do a govt job. Will I clear the exam?',
      'My father wants to retire. Will he agree for our marriage?',
      'Should my husband be an officer? When will I marry?',
      'My husband earns less than me. Will he get a job?',
      'My parents do not want an officer. Will they agree?',
    ],
    story: 'I love her and her father wants only govt job boy. Will I marry her?',
  },
  {
    kind: 'ageGap',
    heard: [
      'He is 7 years elder to me. Should I say yes to this proposal?',
      'My girlfriend is 3 yrs older than me. Will my parents agree?',
      'Age difference is 9 years between us. Is this match good for me?',
      'Ladka 8 saal bada hai. Kya haan kahu?',
      'लड़का मुझसे छह साल बड़ा है। क्या हाँ कहूँ?',
    ],
    not: [
      'My sister is 3 years elder to me. When will I get married?',
      'He is 7 years elder brother of my friend. Should I say yes?',
      'Will he be 7 years elder to me? When will I marry?',
      'My husband is 7 years elder to me. Will quarrels end?',
      'He has 7 years experience. Should I say yes?',
    ],
    story: 'He is 7 years elder to me. Should I say yes to this proposal?',
  },
  {
    kind: 'strictElder',
    heard: [
      'My papa is very strict. How do I tell him about Rohan?',
      'My father had bypass in 2021 and is very strict. When should I tell him about her?',
      'Mamaji decides everything in our house. How do I tell them about him?',
      'Papa bahut gusse wale hain. Unhe kaise batau?',
      'पिताजी बहुत सख्त हैं। उन्हें कब बताऊँ?',
      'அப்பா ரொம்ப கண்டிப்பானவர். எப்போ சொல்றது?',
      'నాన్న చాలా కోపిష్టి. ఎప్పుడు చెప్పాలి?',
    ],
    not: [
      'His father is strict. How do I tell my parents?',
      'My father is not strict. How do I tell him?',
      'My boss is very strict. How do I tell papa?',
      'Is my father strict? How do I tell him?',
      'My father is angry now. How do I tell him?',
    ],
    story: 'I love Rohan from my office and my father is very strict. When should I tell my father about him?',
  },
  {
    kind: 'gunaTold',
    heard: [
      'Our horoscope matched 22 gun. Should I say yes to him?',
      '28 guna match with this boy. Is this match good for me?',
      'Kundli 24 gun mile hai. Kya haan kahu?',
      'Guna milan is 26 out of 36. Should I say yes to this proposal?',
      '25 गुण मिल रहे हैं। क्या हाँ कहूँ?',
    ],
    not: [
      'Only 12 gun are matching. Should I say yes?',
      'I am 28 and the boy is good. Should I say yes?',
      'My son got 28 points in the match. Will he play for the state?',
      '24 gun not matching they say. Should I say yes?',
      'Salary is 25 thousand. Should I say yes to this proposal?',
    ],
    story: 'Our horoscope matched 22 gun. Should I say yes to this proposal?',
  },
  {
    kind: 'childWithMe',
    heard: [
      'I am divorced with a son of 6. When will I marry again?',
      'My daughter of 7 stays with me. When will I marry again?',
      'I am widow and have one daughter 9 years old. Is second marriage there?',
      'Beta mere paas rehta hai. Kya doosri shaadi hogi?',
      'बेटी मेरे साथ रहती है। क्या दूसरी शादी होगी?',
      'పాప నాతో ఉంది. రెండో పెళ్లి ఎప్పుడు?',
    ],
    not: [
      'He is a widower with one son. Should I say yes?',
      'I am divorced in 2019. Since last Diwali I am seeing someone who is also divorced with a son of 11. Is second marriage in my chart?',
      'I am divorced with no child. When will I marry again?',
      'My son is with my ex husband. When will I marry again?',
      'My wife and son are with me. Should we move to Pune?',
      'My brother is divorced with a daughter. When will he marry again?',
    ],
    story: 'I am divorced with a son of 6. When will I marry again?',
  },
  {
    kind: 'elderIll',
    heard: [
      'Papa had bypass last year. How do I tell him about Arjun?',
      'My mother is a heart patient. Will she agree for our marriage?',
      'My father has paralysis. Should I go abroad?',
      'Papa ko heart problem hai. Kya wo manenge?',
      'पापा को लकवा मार गया था। क्या मुझे विदेश जाना चाहिए?',
      'నాన్నకి గుండె ఆపరేషన్ అయింది. నేను ఎప్పుడు చెప్పాలి?',
    ],
    not: [
      'His father had bypass. Will my parents agree?',
      'My father died of cancer in 2019. Should I go abroad?',
      'I took loan for fathers bypass. When will I be free of debt?',
      'If my father gets a stroke what then? How do I tell him?',
      'My husband had bypass. Should we move to Pune?',
    ],
    story: 'Papa had bypass last year. When should I tell my parents about him, will they agree to our marriage?',
  },
  {
    kind: 'peopleTalk',
    heard: [
      'Relatives keep asking. When will I get married?',
      'People talk behind my back. When will I marry again?',
      'Log taane maarte hain. Meri shaadi kab hogi?',
      'लोग बातें बनाते हैं। मेरी शादी कब होगी?',
      'சொந்தக்காரங்க எப்பவும் கேக்குறாங்க. எனக்கு கல்யாணம் எப்போ?',
      'బంధువులు రోజూ అడుగుతున్నారు. నా పెళ్లి ఎప్పుడు?',
    ],
    not: [
      'People do not talk about it. When will I get married?',
      'Office people talk about layoffs. When will I get married?',
      'I want to talk to people. When will I get married?',
      'Will people talk? Should I marry again?',
      'Finance people ask for money daily. When will I get married?',
    ],
    story: 'Relatives keep asking about it. When will I get married?',
  },
  {
    kind: 'schoolChildren',
    heard: [
      'Kids are 10 and 7. Should we move back to India?',
      'My son is in class 5. Should I move to Pune or stay in this city?',
      'We have a 9 year old daughter. Should we come back to India?',
      'Both kids are in school here. Should we come back to India?',
      'बेटा पाँचवीं में है। क्या हमें शहर बदलना चाहिए?',
      'పిల్లలు ఐదవ తరగతి. మేము ఊరు మారాలా? పాప 7 వ తరగతి.',
    ],
    not: [
      'My sister has a 9 year old son. Should I move to Pune?',
      'My son completed school. Should we move back to India?',
      'I teach class 5. Should I move to Pune?',
      'My daughter is 28 and has a job. Should we move back to India?',
      'We have no kids. Should we move back to India?',
    ],
    story: 'We live in Dallas. Kids are 10 and 7. Should we move back to India?',
  },
  {
    kind: 'onlyChild',
    heard: [
      'I am the only son. Should I go abroad?',
      'I am only child of my parents. Should I go abroad?',
      'Only daughter, father is in Gaya. Should I go abroad?',
      'Main ghar ka eklauta beta hu. Kya mujhe videsh jana chahiye?',
      'நான் ஒரே பொண்ணு. நான் வெளிநாடு போகலாமா?',
    ],
    not: [
      'He is the only son. Should I marry him?',
      'My only son is in Canada. Should I go there?',
      'I am not the only son. Should I go abroad?',
      'I am the only earning son. Should I go abroad?',
      'Is the boy only son? Should I say yes?',
    ],
    story: 'I am the only son. Should I go abroad?',
  },
  {
    kind: 'elderWaits',
    heard: [
      'My elder sister is not married yet. When will I get married?',
      'Elder brother is unmarried. When will I get married?',
      'Badi behen ki shaadi nahi hui. Meri shaadi kab hogi?',
      'अभी बड़े भाई की शादी नहीं हुई। मेरी शादी कब होगी?',
      'அக்காக்கு இன்னும் கல்யாணம் ஆகல. எனக்கு எப்போ கல்யாணம்?',
      'అక్కకి ఇంకా పెళ్లి కాలేదు. నా పెళ్లి ఎప్పుడు?',
    ],
    not: [
      'My elder sister is married. When will I get married?',
      'His elder sister is not married. Will I marry him?',
      'When will my elder sister get married? I am 25.',
      'My elder brother is not interested. When will I get married?',
      'My younger sister is not married. When will I get married?',
    ],
    story: 'My elder sister is not married yet. When will I get married?',
  },
  {
    kind: 'withoutWill',
    heard: [
      'My father died without a will. Will I get my share?',
      'Father expired in 2020 without will. When will the property be divided?',
      'My brother says daughters took gold. Will we get our share?',
      'Pitaji ki koi vasiyat nahi hai. Mera hissa milega?',
      'पिता जी ने कोई वसीयत नहीं छोड़ी। मेरा हिस्सा मिलेगा?',
      'அப்பா உயில் எழுதல. எனக்கு பங்கு கிடைக்குமா?',
      'నాన్న వీలునామా రాయలేదు. నా వాటా వస్తుందా?',
    ],
    not: [
      'My father will not give my share. Will I get it?',
      'Father died and left a will for my brother. Will I get my share?',
      'He died without telling anybody. Will I get my share?',
      'I want to write a will. Will there be a quarrel over my house?',
      'If father has no will, what then? Will I get my share?',
    ],
    story: 'My father died without a will. Will I get my share of the property?',
  },
  {
    kind: 'childrenSettled',
    heard: [
      'Both children are settled. When should I retire?',
      'My sons are in USA. Should I sell this house?',
      'My daughter lives in London. What is the purpose of my life?',
      'Bachche settled hai. Kya mujhe retire hona chahiye?',
      'अब बेटा अमेरिका में रहता है। क्या मकान बेच दूँ?',
    ],
    not: [
      'My brother has two sons in USA. Should I sell my house?',
      'When will my son be settled? He is 25.',
      'My children are in school. Should I sell this house?',
      'My son is not settled. Should I retire?',
      'If my sons are in USA what will I do? Should I sell this house?',
    ],
    story: 'I am 61 and both my children are settled. Should I sell this house?',
  },
  {
    kind: 'childSearch',
    heard: [
      'We have seen more than 40 boys. When will my daughter marry?',
      'Three families saw her and went back. When will my daughter get married?',
      'All proposals fail at last moment. When will my son marry?',
      'Ab tak 14 rishte dekhe. Meri beti ki shaadi kab hogi?',
      'बहुत रिश्ते देखे। बेटी की शादी कब होगी?',
      'ఇప్పటికి పాతిక సంబంధాలు చూశాం. మా అమ్మాయి పెళ్లి ఎప్పుడు?',
    ],
    not: [
      'We have not yet seen any boys. When will my daughter marry?',
      'We saw many flats. When will my daughter marry?',
      'How many boys will we see? When will my daughter marry?',
      'His daughter saw ten boys. When will my daughter marry?',
      'The project proposals fail always. When will my business grow?',
    ],
    story: 'We have seen more than 40 boys. When will my daughter get married?',
  },
  {
    kind: 'childAway',
    heard: [
      'My son is in Melbourne since 2017. When will he marry?',
      'My daughter works as an engineer in Seattle. When will she marry?',
      'Son lives in Canada. When will his marriage be fixed?',
      'बेटा पाँच साल से न्यूज़ीलैंड में है। उसकी शादी कब होगी?',
      'మా అమ్మాయి అమెరికాలో జాబ్. తన పెళ్లి ఎప్పుడు?',
    ],
    not: [
      'My son wants to go to Canada. When will he marry?',
      'My daughter came back from London. When will she marry?',
      'His son is in Canada. When will my daughter marry?',
      'Will my son be in Canada? When will he marry?',
      'My son is in Canada with his wife. When will they have a child?',
    ],
    story: 'My son is in Melbourne since 2017. When will he get married?',
  },
  {
    kind: 'otherParent',
    heard: [
      'My wife is crying daily. When will my daughter marry?',
      'My husband is losing sleep. When will my son get a job?',
      'Iski maa raat ko soti nahi. Beti ki shaadi kab hogi?',
      'इसकी माँ रोज रोती है। बेटे की शादी कब होगी?',
      'அவங்க அம்மா அழுதே உடம்பு போச்சு. பையன் எப்போ மாறுவான்?',
    ],
    not: [
      'My wife is not worried. When will my daughter marry?',
      'My wife says he cries. When will my son get a job?',
      'Will my wife be worried? When will my daughter marry?',
      'Her father expired in 2020. When will my daughter marry?',
      'My wife is a teacher. When will my daughter marry?',
    ],
    story: 'My wife is crying daily. When will my daughter get married?',
  },
  {
    kind: 'vastu',
    heard: [
      'They say the vastu is wrong. When will our hard time end?',
      'Vastu consultant said the door is bad. Should we sell this house?',
      'Ghar ka vastu theek nahi hai. Kya ghar badalna chahiye?',
      'वास्तु ठीक नहीं है। क्या घर बदलना चाहिए?',
      'வாஸ்து சரியில்ல. வீடு மாறலாமா?',
    ],
    not: [
      'Is the vastu wrong? Should we sell this house?',
      'I am doing a vastu course. When will I get work?',
      'My shop vastu is bad. When will the shop grow?',
      'I do not believe in vastu dosh. Should we move house?',
      'Should we move to a south facing house? When?',
    ],
    story: 'They say the vastu of the house is wrong. Should we move to another house?',
  },
  {
    kind: 'rented',
    heard: [
      'We are living on rent since 9 years. When will I buy my own house?',
      'We live in a rented house. When will we buy a flat?',
      '9 saal se kiraye pe reh rahe hain. Apna ghar kab hoga?',
      'किराए के मकान में 10 साल हो गए। अपना घर कब होगा?',
      'வாடகை வீட்டில் இருக்கோம். சொந்த வீடு எப்போ?',
      'అద్దె ఇంట్లో ఉంటున్నాం. సొంత ఇల్లు ఎప్పుడు?',
    ],
    not: [
      'The shop is on rent. When will I buy a house?',
      'I have given my flat on rent. Should I buy another flat?',
      'We do not live on rent. When will we buy a flat?',
      'Should we live on rent? Or buy a flat?',
      'My son lives in a rented flat. When will he buy?',
    ],
    story: 'We are living on rent since 9 years. When will I buy my own house?',
  },
]

describe.each(CASES)('$kind', ({ kind, heard, not, story }) => {
  it.each(heard.map((concern) => [concern]))('is heard in: %s', (concern) => {
    expect(kindsIn(concern)).toContain(kind)
  })

  it.each(not.map((concern) => [concern]))('is not heard in: %s', (concern) => {
    expect(kindsIn(concern)).not.toContain(kind)
  })

  it('stands on findings for every birth, and advises unlike charts otherwise', () => {
    const advice = new Set<string>()
    for (const name of BIRTH_NAMES) {
      const c = of(name, story)
      for (const { lines } of toldWeighed(c)) {
        advice.add(lines[0]?.text ?? '')
        for (const { ids } of lines) {
          expect(ids.length).toBeGreaterThan(0)
          for (const id of ids) expect(c.findings.has(id)).toBe(true)
        }
      }
    }
    expect(advice.size).toBeGreaterThan(1)
  })
})

/** All that is said of what was told. */
const textOf = (name: string, concern: string): string =>
  toldWeighed(of(name, concern))
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ')

describe('what is told of two houses and of those at home', () => {
  it.each([
    ['another caste where the other house is asked about', 'He is from a different caste. Will his mother agree?'],
    ['years with somebody who has gone', 'We are together since 6 years. Will he come back to me?'],
    ['a child where the marriage stands', 'My daughter of 7 stays with me. Will my husband get a job?'],
    ['children at school where nobody moves', 'Kids are 10 and 7. Will I get a promotion?'],
    ['a search for a child who has chosen', 'We have seen many boys. My daughter wants to marry a colleague. When will her wedding be?'],
    ['a rent where no house is asked for', 'We are living on rent since 9 years. When will I get married?'],
  ])('passes over %s', (_what, concern) => {
    for (const name of ['delhi', 'chennai', 'young']) expect(toldWeighed(of(name, concern))).toEqual([])
  })

  it('names the law for two of different faiths, and not for two castes', () => {
    for (const name of ['delhi', 'chennai', 'young']) {
      expect(textOf(name, 'He is Muslim and I am Hindu. Will my parents agree to our marriage?')).toMatch(/Special Marriage Act/)
      expect(textOf(name, 'He is from a different caste. Will my parents agree to our marriage?')).not.toMatch(/Special Marriage Act/)
    }
  })

  it('keeps two names together in what it quotes, and no clause of another', () => {
    expect(
      toldFacts('They are seeing boys for me and appa is very strict. How do I tell appa about him?').map(({ words }) => words),
    ).toContain('appa is very strict')
    expect(toldFacts('Me and Kiran together since college 5 yrs. Will my papa agree?')[0]?.words).toBe(
      'Me and Kiran together since college 5 yrs',
    )
    expect(toldFacts('My sisters are waiting because of me, people talk. When will I marry?').map(({ words }) => words)).not.toContain(
      'of me, people talk',
    )
  })

  it('tells a parent by the word for what is theirs', () => {
    for (const name of BIRTH_NAMES)
      expect(textOf(name, "Papa's bypass was in May. When should I tell papa about him, will he agree to our marriage?")).not.toMatch(
        /stands for your mother/,
      )
  })
})
