import UIKit

/// What is felt when something happens. See https://developer.apple.com/documentation/swiftui/sensoryfeedback.
public struct SensoryFeedback: Equatable, Sendable {
    enum Kind: Equatable {
        case notification(UINotificationFeedbackGenerator.FeedbackType)
        case selection
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, Double)
    }
    let kind: Kind

    /// How heavy what meets is. See https://developer.apple.com/documentation/swiftui/sensoryfeedback/weight.
    public struct Weight: Equatable, Sendable {
        let style: UIImpactFeedbackGenerator.FeedbackStyle
        /// Light.
        public static let light = Weight(style: .light)
        /// In between.
        public static let medium = Weight(style: .medium)
        /// Heavy.
        public static let heavy = Weight(style: .heavy)
    }
    /// How hard what meets is. See https://developer.apple.com/documentation/swiftui/sensoryfeedback/flexibility.
    public struct Flexibility: Equatable, Sendable {
        let style: UIImpactFeedbackGenerator.FeedbackStyle
        /// Hard.
        public static let rigid = Flexibility(style: .rigid)
        /// In between.
        public static let solid = Flexibility(style: .medium)
        /// Soft.
        public static let soft = Flexibility(style: .soft)
    }

    /// Something was done.
    public static let success = SensoryFeedback(kind: .notification(.success))
    /// Something needs attention.
    public static let warning = SensoryFeedback(kind: .notification(.warning))
    /// Something could not be done.
    public static let error = SensoryFeedback(kind: .notification(.error))
    /// Something else is chosen.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value has become larger.
    public static let increase = SensoryFeedback(kind: .impact(.light, 1))
    /// A value has become smaller.
    public static let decrease = SensoryFeedback(kind: .impact(.soft, 1))
    /// Something begins.
    public static let start = SensoryFeedback(kind: .impact(.medium, 1))
    /// Something ends.
    public static let stop = SensoryFeedback(kind: .impact(.heavy, 1))
    /// What is dragged has come to where it belongs.
    public static let alignment = SensoryFeedback(kind: .impact(.rigid, 0.7))
    /// A level has changed.
    public static let levelChange = SensoryFeedback(kind: .impact(.light, 0.7))
    /// Things meet.
    public static let impact = SensoryFeedback(kind: .impact(.medium, 1))
    /// Things of a weight meet.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight.style, intensity))
    }
    /// Things of a hardness meet.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(flexibility.style, intensity))
    }

    @MainActor
    func play() {
        switch kind {
        case .notification(let type): UINotificationFeedbackGenerator().notificationOccurred(type)
        case .selection: UISelectionFeedbackGenerator().selectionChanged()
        case .impact(let style, let intensity): UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: intensity)
        }
    }
}

extension View {
    /// Lets something be felt when a value changes.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        onChange(of: trigger) { feedback.play() }
    }
    /// Lets something be felt when a value changes and a condition holds.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { onChange(of: trigger) { old, new in if condition(old, new) { feedback.play() } } }
    /// Lets what a function says be felt when a value changes.
    public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?)
        -> some View
    {
        onChange(of: trigger) { old, new in feedback(old, new)?.play() }
    }
    /// Says what the view is for.
    public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
    /// Says what the view is for.
    public func help(_ text: Text) -> some View { accessibilityHint(text) }
    /// Says what the view is for.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
    /// Keeps together what is in the view while the view moves.
    public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}

/// A container of its own for what is in a view.
struct GeometryGroupModifier: ItemModifier {
    func makeItem(_ content: LayoutItem, _ node: _ViewNode) -> EffectItem { EffectItem(content, node) }
    func update(_ item: EffectItem) {}
}
