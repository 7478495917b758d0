import Foundation

/// A phone number as the person wrote it. See https://developer.apple.com/documentation/contacts/cnphonenumber.
///
/// Does not change. May be used on any thread.
public final class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The number as it is written.
    public let stringValue: String

    /// Creates a number.
    public init(stringValue: String) {
        self.stringValue = stringValue
        super.init()
    }

    /// What is dialled: numbers that are written differently and are the same have it alike.
    package var digits: String { String(stringValue.unicodeScalars.filter { "0"..."9" ~= $0 || $0 == "*" || $0 == "#" }) }

    /// Whether who dials this number reaches the other one: one may be written without the country's or the town's.
    func reaches(_ other: CNPhoneNumber) -> Bool {
        let (a, b) = (digits, other.digits)
        guard !a.isEmpty, !b.isEmpty else { return false }
        if a == b { return true }
        // Seven digits are a number within a town; a leading zero stands for the country that is left out.
        func bare(_ number: String) -> Substring { number.drop { $0 == "0" } }
        let (long, short) = a.count >= b.count ? (bare(a), bare(b)) : (bare(b), bare(a))
        return short.count >= 7 && long.hasSuffix(short)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    public override var hash: Int { stringValue.hashValue }
    public override var description: String { "<CNPhoneNumber: stringValue=\(stringValue)>" }

    /// The same: it does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    /// Archives may be those of strangers.
    public static var supportsSecureCoding: Bool { true }
    /// Writes it into an archive.
    public func encode(with coder: NSCoder) { coder.encode(stringValue, forKey: "stringValue") }
    /// Reads it from an archive.
    public init?(coder: NSCoder) {
        guard let value = coder.decodeObject(of: NSString.self, forKey: "stringValue") else { return nil }
        stringValue = String(describing: value)
        super.init()
    }
}
