/** Relatives, and whoever is spoken of in the third person, as they are named in English and in Latin letters. */
export const KIN =
  '(?:husbands?|wifes?|hubby|spouse|pati|patni|biwi|bivi|sons?|daughters?|beta|bete|beti|brothers?|sisters?|bhai|bhaiya|behen|didi|fathers?|mothers?|papa|mummy|mom|dad|parents?|boys?|girls?|groom|bride|fiancee?|bf|gf|boyfriends?|girlfriends?|friends?|cousins?|uncles?|aunty?|he|she|his|her|hes|shes|chelli|chellelu|thammudu|thambi|thangachi|anna|annan|akka|amma|appa|nanna|magan|magal|koduku|kuthuru|payyan|ponnu)'

/** The same in the three scripts. */
export const KIN_IN_SCRIPT =
  '(?:पति|पत्नी|बेट[ाेी]|भाई|बहन|पिता|पापा|माँ|मां|लड़क[ाेी]|लड़क[ाेी]|दोस्त|கணவர்\\S*|மனைவி\\S*|மகன்\\S*|மகள்\\S*|தம்பி\\S*|தங்கை\\S*|தங்கச்சி\\S*|அண்ணன்\\S*|அக்கா\\S*|அப்பா\\S*|அம்மா\\S*|భర్త\\S*|భార్య\\S*|కొడుకు\\S*|కూతురు\\S*|తమ్ముడు\\S*|చెల్లి\\S*|అన్న|అక్క|నాన్న\\S*|అమ్మ\\S*)'

/** A small number, in figures or in words. */
export const COUNT =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|ek|do|teen|char|chaar|paanch|panch|chhe|saat|aath|nau|das|rendu|moonu|moodu|naalu|nalugu|anju|aidu|एक|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस|இரண்டு|மூன்று|நான்கு|ஐந்து|ఒక|రెండు|మూడు|నాలుగు|ఐదు)'
export const YEARS =
  '(?:years?|yrs?|saal|saalon|sal|varsh|varusham\\S*|varusam\\S*|varushangala|samvatsar\\S*|साल|सालों|वर्ष|वर्षों|வருஷ\\S*|வருட\\S*|ஆண்டு\\S*|ఏళ్ల\\S*|ఏళ్లు\\S*|ఏళ్ళు\\S*|సంవత్సర\\S*)'
