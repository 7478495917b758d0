import SampanInterfaceBuilder

extension ClassCard {
    static let stackView = ClassCard(
        UIStackView.self, elements: "stackView",
        attributes: [
            .property("axis", \.axis),
            .custom("spacingType") { stack, source in
                if source.record["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
            },
            .custom("subviews") { stack, _ in for view in stack.subviews { stack.addArrangedSubview(view) } },
        ])
}
