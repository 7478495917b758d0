import SampanInterfaceBuilder

extension ClassCard {
    static let stackView = ClassCard(
        UIStackView.self, elements: "stackView",
        attributes: [
            .property("axis", \.axis),
            .custom("spacingType") { stack, source in
                if source.record["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
            },
            .custom("alignment") { stack, source in
                source.record["alignment"].flatMap { alignments[$0] }.map { stack.alignment = $0 }
            },
            .custom("subviews") { stack, _ in for view in stack.subviews { stack.addArrangedSubview(view) } },
            // Interface Builder has no switch for it: margins that are set there are meant.
            .always { stack, source in
                if source.record.has("layoutMargins") || source.record.has("directionalLayoutMargins") {
                    stack.isLayoutMarginsRelativeArrangement = true
                }
            },
        ])

    /// Two of the alignments have a second name for stacks that lie.
    private static let alignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing,
        "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
}
