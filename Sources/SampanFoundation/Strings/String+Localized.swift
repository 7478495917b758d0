import Foundation

extension String {
    /// Creates a text in the person's language.
    ///
    /// - Parameters:
    ///   - keyAndValue: what is looked up, and taken as it is where there is no translation.
    ///   - table: the name of the `.strings` file; `nil` for `Localizable`.
    ///   - bundle: where the file is; `nil` for the app's bundle.
    ///   - locale: how numbers in it are written.
    ///   - comment: words for the translator.
    ///
    /// See https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:).
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let format = (bundle ?? .main).localizedString(forKey: keyAndValue.key, value: keyAndValue.key, table: table)
        self.init(format, keyAndValue.arguments, locale)
    }

    /// Creates a text in the person's language, by a key that is not the text itself.
    ///
    /// - Parameters:
    ///   - key: what is looked up.
    ///   - defaultValue: the text where there is no translation.
    ///   - table: the name of the `.strings` file; `nil` for `Localizable`.
    ///   - bundle: where the file is; `nil` for the app's bundle.
    ///   - locale: how numbers in it are written.
    ///   - comment: words for the translator.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = (bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue.key, table: table)
        self.init(format, defaultValue.arguments, locale)
    }

    /// Creates the text that a resource stands for, in the person's language.
    public init(localized resource: LocalizedStringResource) {
        let bundle = resource.foundationBundle
        let format = bundle.localizedString(forKey: resource.key, value: resource.defaultValue.key, table: resource.table)
        self.init(format, resource.defaultValue.arguments, resource.locale)
    }

    private init(_ format: String, _ arguments: [LocalizationValue.Argument], _ locale: Locale) {
        // A text without values is no format.
        self = arguments.isEmpty ? format : String(format: format, locale: locale, arguments: arguments.map(\.value))
    }
}

/// A text that is localized when it is shown, perhaps in another process.
///
/// See https://developer.apple.com/documentation/foundation/localizedstringresource.
public struct LocalizedStringResource: Sendable, Equatable, ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible {
    /// Where the table is.
    public enum BundleDescription: Sendable, Equatable {
        /// In the app's bundle.
        case main
        /// In the bundle of a class's code.
        case forClass(AnyClass)
        /// In the bundle at an address.
        case atURL(URL)

        /// Whether both are the same bundle.
        public static func == (left: BundleDescription, right: BundleDescription) -> Bool { left.bundle == right.bundle }

        fileprivate var bundle: Bundle {
            switch self {
            case .main: .main
            case .forClass(let cls): Bundle(for: cls)
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }
    }

    /// What is looked up.
    public let key: String
    /// The text where there is no translation.
    public let defaultValue: String.LocalizationValue
    /// The name of the `.strings` file; `nil` for `Localizable`.
    public let table: String?
    /// How numbers in it are written.
    public var locale: Locale
    /// Where the table is.
    public let bundle: BundleDescription

    fileprivate var foundationBundle: Bundle { bundle.bundle }

    /// Creates a resource of a text that is its own key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        (key, defaultValue, self.table, self.locale, self.bundle) = (keyAndValue.key, keyAndValue, table, locale, bundle)
    }

    /// Creates a resource of a key and a text.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, self.table, self.locale, self.bundle) = ("\(key)", defaultValue, table, locale, bundle)
    }

    /// Creates a resource of a text that is its own key.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Creates a resource of a text with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The resource.
    public var localizedStringResource: LocalizedStringResource { self }
}

/// What has a name for people. See https://developer.apple.com/documentation/foundation/customlocalizedstringresourceconvertible.
public protocol CustomLocalizedStringResourceConvertible {
    /// The name.
    var localizedStringResource: LocalizedStringResource { get }
}
