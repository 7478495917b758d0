import UIKit

/// Why something is not shown as it is. See https://developer.apple.com/documentation/swiftui/redactionreasons.
public struct RedactionReasons: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int
    /// Creates reasons from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It stands for what is still to come.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// It is nobody else's business.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// It is old.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Why the view is not shown as it is.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
    var isPrivacySensitive: Bool {
        get { self[PrivacyKey.self] }
        set { self[PrivacyKey.self] = newValue }
    }
    /// Whether texts and images are grey bars and areas.
    var isRedacted: Bool { redactionReasons.contains(.placeholder) || (redactionReasons.contains(.privacy) && isPrivacySensitive) }
}

extension UIColor {
    /// What stands where something is not shown.
    static var redaction: UIColor { .label.withAlphaComponent(0.16) }
}

extension View {
    /// Shows texts and images within as grey bars and areas.
    public func redacted(reason: RedactionReasons) -> some View { transformEnvironment(\.redactionReasons) { $0.formUnion(reason) } }
    /// Shows texts and images within as they are.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }
    /// Says that the view is nobody else's business.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { environment(\.isPrivacySensitive, sensitive) }
}
