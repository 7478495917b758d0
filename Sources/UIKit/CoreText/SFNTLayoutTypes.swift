// The numbers by which Apple's fonts name their features: a type, and a selector within it.
// See https://developer.apple.com/documentation/coretext/sfntlayouttypes.

// MARK: Types

/// The type of all features.
public let kAllTypographicFeaturesType = 0
/// The type of letters that are drawn together.
public let kLigaturesType = 1
/// The type of capital and small letters.
public let kLetterCaseType = 3
/// The type of how wide figures are.
public let kNumberSpacingType = 6
/// The type of swashes.
public let kSmartSwashType = 8
/// The type of raised and lowered characters.
public let kVerticalPositionType = 10
/// The type of fractions.
public let kFractionsType = 11
/// The type of further typographic features.
public let kTypographicExtrasType = 14
/// The type of other forms of characters.
public let kCharacterAlternativesType = 17
/// The type of how high figures are.
public let kNumberCaseType = 21
/// The type of how wide characters are.
public let kTextSpacingType = 22
/// The type of what goes by capital letters.
public let kCaseSensitiveLayoutType = 33
/// The type of sets of other forms.
public let kStylisticAlternativesType = 35
/// The type of forms that depend on what is around them.
public let kContextualAlternatesType = 36
/// The type of small letters.
public let kLowerCaseType = 37
/// The type of capital letters.
public let kUpperCaseType = 38

// MARK: Selectors

/// The selector of usual ligatures.
public let kCommonLigaturesOnSelector = 2
/// The selector of no usual ligatures.
public let kCommonLigaturesOffSelector = 3
/// The selector of rare ligatures.
public let kRareLigaturesOnSelector = 4
/// The selector of no rare ligatures.
public let kRareLigaturesOffSelector = 5
/// The selector of ligatures that depend on what is around them.
public let kContextualLigaturesOnSelector = 18
/// The selector of none of these.
public let kContextualLigaturesOffSelector = 19
/// The selector of ligatures of old.
public let kHistoricalLigaturesOnSelector = 20
/// The selector of none of these.
public let kHistoricalLigaturesOffSelector = 21
/// The selector of all figures equally wide.
public let kMonospacedNumbersSelector = 0
/// The selector of each figure as wide as it is.
public let kProportionalNumbersSelector = 1
/// The selector of figures a third of an em wide.
public let kThirdWidthNumbersSelector = 2
/// The selector of figures a quarter of an em wide.
public let kQuarterWidthNumbersSelector = 3
/// The selector of on the baseline.
public let kNormalPositionSelector = 0
/// The selector of raised.
public let kSuperiorsSelector = 1
/// The selector of lowered.
public let kInferiorsSelector = 2
/// The selector of the raised letters of ordinals.
public let kOrdinalsSelector = 3
/// The selector of the lowered figures of formulas.
public let kScientificInferiorsSelector = 4
/// The selector of figures and slashes as they are.
public let kNoFractionsSelector = 0
/// The selector of fractions with a level bar.
public let kVerticalFractionsSelector = 1
/// The selector of fractions with a slash.
public let kDiagonalFractionsSelector = 2
/// The selector of a zero with a slash.
public let kSlashedZeroOnSelector = 4
/// The selector of a plain zero.
public let kSlashedZeroOffSelector = 5
/// The selector of figures with tails.
public let kLowerCaseNumbersSelector = 0
/// The selector of figures as high as capitals.
public let kUpperCaseNumbersSelector = 1
/// The selector of marks at the height of capitals.
public let kCaseSensitiveLayoutOnSelector = 0
/// The selector of marks at the height of small letters.
public let kCaseSensitiveLayoutOffSelector = 1
/// The selector of more room between capitals.
public let kCaseSensitiveSpacingOnSelector = 2
/// The selector of the usual room between capitals.
public let kCaseSensitiveSpacingOffSelector = 3
/// The selector of no set of other forms.
public let kNoStylisticAlternatesSelector = 0
/// The selector of forms that depend on what is around them.
public let kContextualAlternatesOnSelector = 0
/// The selector of none of these.
public let kContextualAlternatesOffSelector = 1
/// The selector of swashes.
public let kSwashAlternatesOnSelector = 2
/// The selector of no swashes.
public let kSwashAlternatesOffSelector = 3
/// The selector of swashes that depend on what is around them.
public let kContextualSwashAlternatesOnSelector = 4
/// The selector of none of these.
public let kContextualSwashAlternatesOffSelector = 5
/// The selector of small letters as they are.
public let kDefaultLowerCaseSelector = 0
/// The selector of small letters as small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// The selector of small letters as still smaller capitals.
public let kLowerCasePetiteCapsSelector = 2
/// The selector of capitals as they are.
public let kDefaultUpperCaseSelector = 0
/// The selector of capitals as small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// The selector of capitals as still smaller capitals.
public let kUpperCasePetiteCapsSelector = 2
/// The selector of set 1.
public let kStylisticAltOneOnSelector = 2
/// The selector of no set 1.
public let kStylisticAltOneOffSelector = 3
/// The selector of set 2.
public let kStylisticAltTwoOnSelector = 4
/// The selector of no set 2.
public let kStylisticAltTwoOffSelector = 5
/// The selector of set 3.
public let kStylisticAltThreeOnSelector = 6
/// The selector of no set 3.
public let kStylisticAltThreeOffSelector = 7
/// The selector of set 4.
public let kStylisticAltFourOnSelector = 8
/// The selector of no set 4.
public let kStylisticAltFourOffSelector = 9
/// The selector of set 5.
public let kStylisticAltFiveOnSelector = 10
/// The selector of no set 5.
public let kStylisticAltFiveOffSelector = 11
/// The selector of set 6.
public let kStylisticAltSixOnSelector = 12
/// The selector of no set 6.
public let kStylisticAltSixOffSelector = 13
/// The selector of set 7.
public let kStylisticAltSevenOnSelector = 14
/// The selector of no set 7.
public let kStylisticAltSevenOffSelector = 15
/// The selector of set 8.
public let kStylisticAltEightOnSelector = 16
/// The selector of no set 8.
public let kStylisticAltEightOffSelector = 17
/// The selector of set 9.
public let kStylisticAltNineOnSelector = 18
/// The selector of no set 9.
public let kStylisticAltNineOffSelector = 19
/// The selector of set 10.
public let kStylisticAltTenOnSelector = 20
/// The selector of no set 10.
public let kStylisticAltTenOffSelector = 21
/// The selector of set 11.
public let kStylisticAltElevenOnSelector = 22
/// The selector of no set 11.
public let kStylisticAltElevenOffSelector = 23
/// The selector of set 12.
public let kStylisticAltTwelveOnSelector = 24
/// The selector of no set 12.
public let kStylisticAltTwelveOffSelector = 25
/// The selector of set 13.
public let kStylisticAltThirteenOnSelector = 26
/// The selector of no set 13.
public let kStylisticAltThirteenOffSelector = 27
/// The selector of set 14.
public let kStylisticAltFourteenOnSelector = 28
/// The selector of no set 14.
public let kStylisticAltFourteenOffSelector = 29
/// The selector of set 15.
public let kStylisticAltFifteenOnSelector = 30
/// The selector of no set 15.
public let kStylisticAltFifteenOffSelector = 31
/// The selector of set 16.
public let kStylisticAltSixteenOnSelector = 32
/// The selector of no set 16.
public let kStylisticAltSixteenOffSelector = 33
/// The selector of set 17.
public let kStylisticAltSeventeenOnSelector = 34
/// The selector of no set 17.
public let kStylisticAltSeventeenOffSelector = 35
/// The selector of set 18.
public let kStylisticAltEighteenOnSelector = 36
/// The selector of no set 18.
public let kStylisticAltEighteenOffSelector = 37
/// The selector of set 19.
public let kStylisticAltNineteenOnSelector = 38
/// The selector of no set 19.
public let kStylisticAltNineteenOffSelector = 39
/// The selector of set 20.
public let kStylisticAltTwentyOnSelector = 40
/// The selector of no set 20.
public let kStylisticAltTwentyOffSelector = 41
