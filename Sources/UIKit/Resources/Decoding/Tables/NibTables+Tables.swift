import Foundation
import InterfaceBuilder

extension NibTables {
    static var tableViews: [NibTable] { [tableView, tableViewCell, headerFooterView, tableViewController] }

    private static let tableView = NibTable(
        UITableView.self,
        [
            .custom("style") { view, source in
                source.choice("style", ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]).map { view.takeStyle($0) }
            },
            // The style has a background of its own; the document's, if any, wins.
            .color("backgroundColor", \.backgroundColor),
            .choice(
                "separatorStyle", \.separatorStyle,
                ["default": .singleLine, "none": .none, "singleLine": .singleLine, "singleLineEtched": .singleLineEtched]),
            .color("separatorColor", \.separatorColor),
            .insets("separatorInset", \.separatorInset),
            .choice(
                "separatorInsetReference", \.separatorInsetReference,
                ["cellEdges": .fromCellEdges, "automaticInsets": .fromAutomaticInsets]),
            .number("rowHeight", \.rowHeight),
            .number("sectionHeaderHeight", \.sectionHeaderHeight),
            .number("sectionFooterHeight", \.sectionFooterHeight),
            .number("sectionHeaderTopPadding", \.sectionHeaderTopPadding),
            // Documents that do not speak of estimates are of a time when there were none.
            .always { view, _ in (view.estimatedRowHeight, view.estimatedSectionHeaderHeight, view.estimatedSectionFooterHeight) = (0, 0, 0)
            },
            .number("estimatedRowHeight", \.estimatedRowHeight),
            .number("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
            .number("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
            .bool("allowsSelection", \.allowsSelection),
            .bool("allowsMultipleSelection", \.allowsMultipleSelection),
            .bool("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
            .bool("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
            .bool("prefetchingEnabled", \.isPrefetchingEnabled),
            .bool("contentViewInsetsToSafeArea", \.insetsContentViewsToSafeArea),
            .int("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount),
            .color("sectionIndexColor", \.sectionIndexColor),
            .color("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor),
            .color("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor),
            .child("backgroundView", as: UIView.self) { $0.backgroundView = $1 },
            .child("tableHeaderView", as: UIView.self) { $0.tableHeaderView = $1 },
            .child("tableFooterView", as: UIView.self) { $0.tableFooterView = $1 },
            .custom("prototypes") { view, source in
                for cell in source.record.list("prototypes") { source.registerPrototype(cell, in: view) }
            },
            .custom("sections") { view, source in view.staticContent = source.staticContent() },
        ])

    private static let tableViewCell = NibTable(
        UITableViewCell.self,
        [
            .custom("style") { cell, source in
                if let style = source.choice("style", cellStyles) { cell.style = style }
            },
            .custom("reuseIdentifier") { $0.reuseIdentifier = $1.record["reuseIdentifier"] },
            .choice("selectionStyle", \.selectionStyle, ["none": .none, "blue": .blue, "gray": .gray, "default": .default]),
            .choice("accessoryType", \.accessoryType, accessories),
            .choice("editingAccessoryType", \.editingAccessoryType, accessories),
            .int("indentationLevel", \.indentationLevel),
            .number("indentationWidth", \.indentationWidth),
            .bool("showsReorderControl", \.showsReorderControl),
            .bool("shouldIndentWhileEditing", \.shouldIndentWhileEditing),
            .insets("separatorInset", \.separatorInset),
            .custom("contentView") { cell, source in
                source.fill(cell.contentView, "contentView")
                cell.adoptStyledViews(
                    text: source.named("textLabel"), detail: source.named("detailTextLabel"), image: source.named("imageView"))
            },
            .child("accessoryView", as: UIView.self) { $0.accessoryView = $1 },
            .child("editingAccessoryView", as: UIView.self) { $0.editingAccessoryView = $1 },
            .child("backgroundView", as: UIView.self) { $0.backgroundView = $1 },
            .child("selectedBackgroundView", as: UIView.self) { $0.selectedBackgroundView = $1 },
        ])

    private static let cellStyles: [String: UITableViewCell.CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
        "IBUITableViewCellStyleSubtitle": .subtitle,
    ]

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]

    private static let headerFooterView = NibTable(
        UITableViewHeaderFooterView.self,
        [
            .custom("reuseIdentifier") { $0.reuseIdentifier = $1.record["reuseIdentifier"] },
            .custom("contentView") { view, source in source.fill(view.contentView, "contentView") },
            .child("backgroundView", as: UIView.self) { $0.backgroundView = $1 },
        ])

    private static let tableViewController = NibTable(
        UITableViewController.self, [.bool("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)])
}

extension NibRecord {
    /// The view whose identifier an attribute gives.
    fileprivate func named<View: UIView>(_ attribute: String) -> View? { record[attribute].flatMap { builder.object($0) as? View } }

    fileprivate func registerPrototype(_ cell: IBObject, in view: UITableView) {
        guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else {
            return builder.source.log("the prototype cell has no reuse identifier and is never used", at: cell.line)
        }
        view.register(UINib(prototype: cell, of: builder), forCellReuseIdentifier: identifier)
    }

    fileprivate func staticContent() -> StaticTableContent {
        StaticTableContent(
            sections: record.list("sections").map { section in
                var cells: [UITableViewCell] = []
                var heights: [Int: CGFloat] = [:]
                for row in section.list("cells") {
                    guard let cell = builder.make(row) as? UITableViewCell else { continue }
                    if let height = row.double("rowHeight"), height >= 0 { heights[cells.count] = CGFloat(height) }
                    cells.append(cell)
                }
                return StaticTableContent.Section(
                    header: section.text("headerTitle"), footer: section.text("footerTitle"), cells: cells, heights: heights)
            })
    }
}
