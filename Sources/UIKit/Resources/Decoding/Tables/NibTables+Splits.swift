import Foundation
import InterfaceBuilder

extension NibTables {
    static var splits: [NibTable] { [splitViewController] }

    private static let splitViewController = NibTable(
        UISplitViewController.self,
        [
            // Read before the controller is made: the style cannot be changed.
            .custom("style") { _, _ in },
            .custom("allowDoubleColumnStyle") { _, _ in },
            .choice(
                "preferredDisplayMode", \.preferredDisplayMode,
                [
                    "automatic": .automatic, "primaryHidden": .secondaryOnly, "allVisible": .oneBesideSecondary,
                    "primaryOverlay": .oneOverSecondary, "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
                    "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
                    "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
                ]),
            .choice(
                "behavior", \.preferredSplitBehavior,
                ["automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace]),
            .choice(
                "displayModeButtonVisibility", \.displayModeButtonVisibility, ["automatic": .automatic, "never": .never, "always": .always]),
            .choice("primaryEdge", \.primaryEdge, ["leading": .leading, "trailing": .trailing]),
            .choice("primaryBackgroundStyle", \.primaryBackgroundStyle, ["none": .none, "sidebar": .sidebar]),
            .bool("presentsWithGesture", \.presentsWithGesture),
            .number("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth),
            .number("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth),
            .number("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction),
            .always { controller, source in
                let columns: [(String, UISplitViewController.Column)] = [
                    ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
                    ("detailViewController", .secondary),
                    ("compactViewController", .compact),
                ]
                for (relationship, column) in columns {
                    if let related = source.builder.scene?.related(relationship).first {
                        controller.setViewController(related, for: column)
                    }
                }
            },
        ])
}
