import Foundation

/// A value of a contact with what it is called: a phone number at home. See
/// https://developer.apple.com/documentation/contacts/cnlabeledvalue.
///
/// The value does not change. May be used on any thread.
public final class CNLabeledValue<ValueType: NSObject & NSCopying & NSSecureCoding>: NSObject, NSCopying, NSSecureCoding {
    /// What tells the value from others of the contact.
    public let identifier: String
    /// What the value is called: one of Apple's labels, `CNLabelHome`, or the person's own.
    public let label: String?
    /// The value.
    public let value: ValueType

    /// Creates a value with a label.
    public init(label: String?, value: ValueType) {
        (identifier, self.label) = (UUID().uuidString, label)
        self.value = value.copy() as! ValueType
        super.init()
    }

    private init(identifier: String, label: String?, value: ValueType) {
        (self.identifier, self.label, self.value) = (identifier, label, value)
        super.init()
    }

    /// The same value with another label.
    public func settingLabel(_ label: String?) -> Self { Self(identifier: identifier, label: label, value: value) as Self }

    /// The same label for another value.
    public func settingValue(_ value: ValueType) -> Self { Self(identifier: identifier, label: label, value: value) as Self }

    /// The same identifier for another label and value.
    public func settingLabel(_ label: String?, value: ValueType) -> Self {
        Self(identifier: identifier, label: label, value: value) as Self
    }

    /// A label as people read it: `home` for `CNLabelHome`; a person's own as it is.
    public class func localizedString(forLabel label: String) -> String { LabelText.text(of: label) }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue else { return false }
        return label == other.label && value.isEqual(other.value)
    }
    public override var hash: Int { value.hash }
    public override var description: String {
        "<CNLabeledValue: \(identifier): label=\(label ?? "(nil)"), value=\(value)>"
    }

    // MARK: Copies and archives

    /// The same: it does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    /// Archives may be those of strangers.
    public static var supportsSecureCoding: Bool { true }
    /// Writes it into an archive.
    public func encode(with coder: NSCoder) {
        coder.encode(identifier, forKey: "identifier")
        coder.encode(label, forKey: "label")
        coder.encode(value, forKey: "value")
    }
    /// Reads it from an archive.
    public init?(coder: NSCoder) {
        guard let value = coder.decodeObject(of: ValueType.self, forKey: "value") else { return nil }
        self.value = value
        identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") as String? ?? UUID().uuidString
        label = coder.containsValue(forKey: "label") ? coder.decodeObject(of: NSString.self, forKey: "label") as String? : nil
        super.init()
    }
}

/// What people read for a label.
enum LabelText {
    /// The words of labels that are more than one, or not written small.
    private static let special = [
        "HomeFAX": "home fax", "WorkFAX": "work fax", "OtherFAX": "other fax", "HomePage": "homepage",
    ]

    static func text(of label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label == CNLabelPhoneNumberAppleWatch ? "Apple Watch" : label }
        let name = String(label.dropFirst(4).dropLast(4))
        return special[name] ?? name.lowercased()
    }
}
