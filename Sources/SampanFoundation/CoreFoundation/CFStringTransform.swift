import Foundation

/// Letters without their accents.
nonisolated(unsafe) public let kCFStringTransformStripCombiningMarks: NSString = "NFD; [:nonspacing mark:]Remove; NFC"
/// Letters without their accents and other marks.
nonisolated(unsafe) public let kCFStringTransformStripDiacritics: NSString = "NFD; [:Diacritic=Yes:]Remove; NFC"
/// Any script in Latin letters.
nonisolated(unsafe) public let kCFStringTransformToLatin: NSString = "Any-Latin"
/// Chinese characters in Latin letters, as they are said in Mandarin.
nonisolated(unsafe) public let kCFStringTransformMandarinLatin: NSString = "Han-Latin"
/// Latin letters in Cyrillic ones.
nonisolated(unsafe) public let kCFStringTransformLatinCyrillic: NSString = "Latin-Cyrillic"
/// Latin letters in Greek ones.
nonisolated(unsafe) public let kCFStringTransformLatinGreek: NSString = "Latin-Greek"
/// Latin letters in Hiragana.
nonisolated(unsafe) public let kCFStringTransformLatinHiragana: NSString = "Latin-Hiragana"
/// Latin letters in Katakana.
nonisolated(unsafe) public let kCFStringTransformLatinKatakana: NSString = "Latin-Katakana"
/// Characters by their names in Unicode.
nonisolated(unsafe) public let kCFStringTransformToUnicodeName: NSString = "Any-Name"

/// Changes a text, all of it, as a transform of ICU's says. Returns `false`, and changes nothing, if there is no such transform.
///
/// - Parameters:
///   - transform: the name of a transform.
///   - reverse: whether the transform is done backwards.
///
/// See https://developer.apple.com/documentation/corefoundation/cfstringtransform(_:_:_:_:).
@discardableResult
public func CFStringTransform(
    _ string: NSMutableString!, _ range: UnsafeMutableRawPointer?, _ transform: NSString!, _ reverse: Bool
) -> Bool {
    guard let changed = (string as String).applyingTransform(StringTransform(rawValue: transform as String), reverse: reverse) else {
        return false
    }
    string.setString(changed)
    return true
}
