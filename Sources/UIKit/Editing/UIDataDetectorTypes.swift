import Foundation

/// What text views find in their text and make a link of.
/// See https://developer.apple.com/documentation/uikit/uidatadetectortypes.
///
/// Addresses, dates and numbers of flights and parcels are not found here.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates types from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of the web and of mail.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Everything that can be found.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UIDataDetectorTypes {
    /// Something found, and what it leads to.
    package struct Match: Equatable {
        /// Where it stands, in UTF-16 units.
        package var range: NSRange
        /// Where it leads.
        package var url: URL
    }

    /// What a text has of these types, in its order.
    package func matches(in text: String) -> [Match] {
        guard !isEmpty else { return [] }
        var found: [Match] = []
        func add(_ expression: NSRegularExpression, _ url: (String) -> String?) {
            for result in expression.matches(in: text, range: NSRange(location: 0, length: (text as NSString).length)) {
                guard !found.contains(where: { NSIntersectionRange($0.range, result.range).length > 0 }),
                    let url = url((text as NSString).substring(with: result.range)).flatMap({ URL(string: $0) })
                else { continue }
                found.append(Match(range: result.range, url: url))
            }
        }
        if contains(.link) {
            add(Self.mail) { "mailto:\($0)" }
            add(Self.web) { $0.contains("://") ? $0 : "http://\($0)" }
        }
        if contains(.phoneNumber) {
            add(Self.telephone) { number in
                let digits = number.filter { $0.isNumber || $0 == "+" }
                return (7...15).contains(digits.filter(\.isNumber).count) ? "tel:\(digits)" : nil
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    private static let mail = try! NSRegularExpression(pattern: #"[\p{L}0-9._%+-]+@[\p{L}0-9-]+(?:\.[\p{L}0-9-]+)*\.\p{L}{2,}"#)

    /// With a scheme or `www.`, anything goes; without, only names that end as the web's mostly do.
    private static let web = try! NSRegularExpression(
        pattern: #"(?:(?:https?|ftp)://|\bwww\.)[^\s<>"]*[^\s<>"'.,;:!?)\]}]"#
            + #"|\b(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|de|uk|fr|eu|co|app|dev|me|info)\b(?:/[^\s<>"]*[^\s<>"'.,;:!?)\]}])?"#,
        options: .caseInsensitive)

    private static let telephone = try! NSRegularExpression(
        pattern: #"(?<![\p{L}0-9.,/:-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?|\d{1,5}[ .-])?\d{3,4}[ .-]?\d{3,5}(?![\p{L}0-9/:])"#)
}
