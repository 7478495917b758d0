import InterfaceBuilder

extension ClassCard {
    static let stackView = ClassCard(
        UIStackView.self, elements: "stackView",
        attributes: [
            .property("axis", \.axis),
            .property("distribution", \.distribution),
            .property("alignment", \.alignment),
            .property("spacing", \.spacing),
            .custom("spacingType") { stack, source in
                if source.record["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
            },
            .property("baselineRelativeArrangement", \.isBaselineRelativeArrangement),
            .property("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
            .custom("subviews") { stack, _ in for view in stack.subviews { stack.addArrangedSubview(view) } },
        ])
}
