import Foundation

/// Which letters a keyboard capitalizes by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// Whether a keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

/// Whether words are checked for spelling.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
}

/// Whether quotation marks become those of the language.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether pasting adds the spaces that words need.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default`, no, yes
}

/// Whether a keyboard proposes the end of what is being typed.
public enum UITextInlinePredictionType: Int, Sendable {
    case `default`, no, yes
}

/// What a keyboard's keys type. See https://developer.apple.com/documentation/uikit/uikeyboardtype.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    case URL = 3
    case numberPad = 4
    case phonePad = 5
    case namePhonePad = 6
    case emailAddress = 7
    case decimalPad = 8
    case twitter = 9
    case webSearch = 10
    case asciiCapableNumberPad = 11
    /// The older name of `asciiCapable`.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// A keyboard's look.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark = 1
    case light = 2
    /// The older name of `dark`.
    public static let alert = UIKeyboardAppearance.dark
}

/// What the return key says. See https://developer.apple.com/documentation/uikit/uireturnkeytype.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go = 1
    case google = 2
    case join = 3
    case next = 4
    case route = 5
    case search = 6
    case send = 7
    case yahoo = 8
    case done = 9
    case emergencyCall = 10
    case `continue` = 11
}

/// What a text means, for proposals. See https://developer.apple.com/documentation/uikit/uitextcontenttype.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a meaning from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A prefix such as "Dr.".
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A suffix such as "Jr.".
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// An organization's name.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place.
    public static let location = UITextContentType(rawValue: "location")
    /// A whole street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
    /// A credit card's number.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// A user's name.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is made up.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is valid once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A birthday.
    public static let birthdate = UITextContentType(rawValue: "bday")
}

/// What a good password consists of. See https://developer.apple.com/documentation/uikit/uitextinputpasswordrules.
open class UITextInputPasswordRules: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The rules, in Apple's notation.
    public let passwordRulesDescriptor: String

    // @objc(passwordRulesWithDescriptor:)
    /// Creates rules from their notation.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    /// The rules themselves: they do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Archives of rules are secure.
    public static var supportsSecureCoding: Bool { true }

    /// Reads rules from an archive; `nil` if there are none.
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "passwordRulesDescriptor") else { return nil }
        passwordRulesDescriptor = text as String
        super.init()
    }

    /// Writes the rules into an archive.
    open func encode(with coder: NSCoder) { coder.encode(passwordRulesDescriptor as NSString, forKey: "passwordRulesDescriptor") }
}

/// How a text wants to be typed. See https://developer.apple.com/documentation/uikit/uitextinputtraits.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    // @objc optional
    /// Which letters are capitalized.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    // @objc optional
    /// Whether words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    // @objc optional
    /// Whether words are checked for spelling.
    var spellCheckingType: UITextSpellCheckingType { get set }
    // @objc optional
    /// Whether quotation marks become those of the language.
    var smartQuotesType: UITextSmartQuotesType { get set }
    // @objc optional
    /// Whether two hyphens become a dash.
    var smartDashesType: UITextSmartDashesType { get set }
    // @objc optional
    /// Whether pasting adds spaces.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    // @objc optional
    /// What the keys type.
    var keyboardType: UIKeyboardType { get set }
    // @objc optional
    /// The keyboard's look.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    // @objc optional
    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get set }
    // @objc optional
    /// Whether the return key needs text.
    var enablesReturnKeyAutomatically: Bool { get set }
    // @objc optional
    /// Whether the text is hidden.
    var isSecureTextEntry: Bool { get set }
    // @objc optional
    /// What the text means.
    var textContentType: UITextContentType! { get set }
    // @objc optional
    /// What a good password consists of.
    var passwordRules: UITextInputPasswordRules? { get set }
    // @objc optional
    /// Whether a keyboard proposes the end of what is being typed.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    // @objc optional
    /// How Writing Tools may work on the text.
    var writingToolsBehavior: UIWritingToolsBehavior { get set }
    // @objc optional
    /// What Writing Tools may put into the text.
    var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
}
