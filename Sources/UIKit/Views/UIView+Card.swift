import SampanInterfaceBuilder

extension ClassCard {
    static let view = ClassCard(
        UIView.self, elements: "view containerView",
        names: """
            appearanceType focusEffect maximumContentSizeCategory minimumContentSizeCategory springLoaded toolTip
            """,
        withoutEffect: """
            ambiguous contentStretch misplaced placeholderIntrinsicHeight placeholderIntrinsicWidth simulatedAppContext verifyAmbiguity
            """,
        attributes: [
            .property("frame", \.frame),
            .property("autoresizingMask", \.autoresizingMask),
            .property("translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints),
            // A view that constraints do not place yet stays where it is drawn.
            .custom("fixedFrame") { view, source in
                guard source.record.bool("fixedFrame") == true, !view.translatesAutoresizingMaskIntoConstraints else { return }
                view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
                view.translatesAutoresizingMaskIntoConstraints = true
            },
            .property("clipsSubviews", \.clipsToBounds),
            .custom("restorationIdentifier") { $0.restorationIdentifier = $1.record["restorationIdentifier"] },
            .custom("horizontalHuggingPriority") { view, source in
                source.priority("horizontalHuggingPriority").map { view.setContentHuggingPriority($0, for: .horizontal) }
            },
            .custom("verticalHuggingPriority") { view, source in
                source.priority("verticalHuggingPriority").map { view.setContentHuggingPriority($0, for: .vertical) }
            },
            .custom("horizontalCompressionResistancePriority") { view, source in
                source.priority("horizontalCompressionResistancePriority").map {
                    view.setContentCompressionResistancePriority($0, for: .horizontal)
                }
            },
            .custom("verticalCompressionResistancePriority") { view, source in
                source.priority("verticalCompressionResistancePriority").map {
                    view.setContentCompressionResistancePriority($0, for: .vertical)
                }
            },
            .property("layoutMargins", \.layoutMargins),
            .property("directionalLayoutMargins", \.directionalLayoutMargins),
            .property("layoutMarginsFollowReadableWidth", \.followsReadableWidth),
            .custom("subviews") { view, source in source.addSubviews(to: view) },
            .accessibilityConfiguration,
        ],
        facts: [
            .initializer { $0.init(coder: $1) },
            .layoutGuides([
                "safeArea": { $0.safeAreaLayoutGuide }, "margins": { $0.layoutMarginsGuide }, "layoutMargins": { $0.layoutMarginsGuide },
                "readableContent": { $0.readableContentGuide }, "keyboard": { $0.keyboardLayoutGuide },
            ]),
            .accessibility { view, standard in
                standard.frame = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
                standard.respondsToInteraction = view.gestureRecognizers?.isEmpty == false
            },
        ])
}

extension UIView.AutoresizingMask: DocumentReadable, DocumentWordable {
    package static var documentWords: [String: Self] {
        [
            "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth, "flexibleMaxX": .flexibleRightMargin,
            "flexibleMinY": .flexibleTopMargin, "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
        ]
    }
}

extension NibRecord {
    fileprivate func priority(_ name: String) -> UILayoutPriority? { record.double(name).map { UILayoutPriority(rawValue: Float($0)) } }

    /// Makes the subviews of a record and adds those that the present traits want.
    fileprivate func addSubviews(to view: UIView) {
        let installed = builder.installed(\.subviews, of: record)
        for child in record.list("subviews") {
            guard let made = builder.make(child) as? UIView, child.id.flatMap({ installed[$0] }) != false else { continue }
            if made.superview == nil { view.addSubview(made) }
        }
    }
}
