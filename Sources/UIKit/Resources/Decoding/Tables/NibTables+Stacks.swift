import Foundation
import InterfaceBuilder

extension NibTables {
    static var stacks: [NibTable] { [stackView, constraint] }

    /// What a constraint says is set when it is made.
    private static let constraint = NibTable(NSLayoutConstraint.self, [])

    private static let stackView = NibTable(
        UIStackView.self,
        [
            .choice("axis", \.axis, ["horizontal": .horizontal, "vertical": .vertical]),
            .choice(
                "distribution", \.distribution,
                [
                    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
                    "equalCentering": .equalCentering,
                ]),
            .choice(
                "alignment", \.alignment,
                [
                    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
                    "trailing": .trailing,
                    "bottom": .bottom, "lastBaseline": .lastBaseline,
                ]),
            .number("spacing", \.spacing),
            .custom("spacingType") { stack, source in
                if source.record["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
            },
            .bool("baselineRelativeArrangement", \.isBaselineRelativeArrangement),
            .bool("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
            .custom("subviews") { stack, _ in for view in stack.subviews { stack.addArrangedSubview(view) } },
        ])
}
