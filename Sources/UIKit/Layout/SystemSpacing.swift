import Foundation

/// The system's own distances between views.
@MainActor
enum SystemSpacing {
    /// Between two views beside or below each other, in points.
    static let betweenSiblings: CGFloat = 8
    /// Between a view and its superview's edge where nothing says otherwise, in points.
    static let toSuperview: CGFloat = 20

    /// A constraint that puts one place after another by a multiple of the system's spacing.
    ///
    /// Between two baselines it is the distance of two lines of text: what the larger of their fonts wants.
    static func constraint(
        _ place: LayoutOperand, _ relation: NSLayoutConstraint.Relation, after other: LayoutOperand, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        var spacing = betweenSiblings
        let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
        if baselines.contains(place.attribute), baselines.contains(other.attribute) {
            let distances = [place, other].compactMap {
                (UIView.ofLayoutItem($0.item)?.baselineView(for: $0.attribute) as? any BaselineProviding)
            }
            if let distance = distances.map(\.lineDistance).max() { spacing = distance }
        }
        return NSLayoutConstraint(place, relation, other, constant: spacing * multiplier)
    }
}
