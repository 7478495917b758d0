import SampanInterfaceBuilder

extension ClassCard {
    static let splitViewController = ClassCard(
        UISplitViewController.self, elements: "splitViewController",
        // Read before the controller is made: the style cannot be changed.
        withoutEffect: "allowDoubleColumnStyle style",
        attributes: [
            .property("behavior", \.preferredSplitBehavior),
            .always { controller, source in
                let columns: [(String, UISplitViewController.Column)] = [
                    ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
                    ("detailViewController", .secondary), ("compactViewController", .compact),
                ]
                for (relationship, column) in columns {
                    if let related = source.related(relationship).first { controller.setViewController(related, for: column) }
                }
            },
        ])
}

extension UISplitViewController.DisplayMode: DocumentWordable {
    /// The names of iOS 13 and before.
    package static var documentWords: [String: Self] {
        ["primaryHidden": .secondaryOnly, "allVisible": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary]
    }
}
