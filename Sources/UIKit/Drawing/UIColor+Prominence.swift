import Foundation

extension UIColor {
    /// How much what has a colour stands out. See https://developer.apple.com/documentation/uikit/uicolor/prominence-swift.enum.
    public enum Prominence: Int, Sendable {
        /// The most.
        case primary
        /// Less.
        case secondary
        /// Still less.
        case tertiary
        /// The least.
        case quaternary

        /// How much is left of a colour's opacity: as much as of the colours of labels.
        fileprivate var opacity: CGFloat {
            switch self {
            case .primary: 1
            case .secondary: 0.6
            case .tertiary: 0.3
            case .quaternary: 0.18
            }
        }
    }

    /// How much the colour stands out: as `withProminence(_:)` made it, and as its name says for labels' colours. See
    /// https://developer.apple.com/documentation/uikit/uicolor/prominence-swift.property.
    public var prominence: UIColor.Prominence {
        if let prominent { return prominent.prominence }
        guard case .dynamic(let name?, _) = storage else { return .primary }
        return switch name {
        case "secondaryLabelColor": .secondary
        case "tertiaryLabelColor": .tertiary
        case "quaternaryLabelColor": .quaternary
        default: .primary
        }
    }

    // @objc(colorWithProminence:)
    /// The version of the colour that stands out as much as is said, whatever this version of it does. Less prominent ones are more
    /// transparent. See https://developer.apple.com/documentation/uikit/uicolor/withprominence(_:).
    public func withProminence(_ prominence: UIColor.Prominence) -> UIColor {
        let base = prominent?.base ?? self
        guard prominence != base.prominence else { return base }
        let opacity = prominence.opacity / base.prominence.opacity
        let color: UIColor
        switch base.storage {
        case .fixed(let fixed), .pattern(_, let fixed): color = base.withAlphaComponent(min(fixed.alpha * opacity, 1))
        case .dynamic(_, let provider):
            color = UIColor { traits in
                let shown = provider(traits).resolvedColor(with: traits)
                return shown.withAlphaComponent(min(shown.cgColor.alpha * opacity, 1))
            }
        }
        color.prominent = (base, prominence)
        return color
    }
}
