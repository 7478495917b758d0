import SampanInterfaceBuilder

extension ClassCard {
    static let tableView = ClassCard(
        UITableView.self, elements: "tableView",
        names: "dragInteractionEnabled selfSizingInvalidation showsSelectionImmediatelyOnTouchBegin",
        withoutEffect: "dataMode",
        attributes: [
            .property("springLoaded", \.isSpringLoaded),
            .custom("style") { view, source in
                if let style: UITableView.Style = source.choice("style") { view.takeStyle(style) }
            },
            // The style has a background of its own; the document's, if any, wins.
            .property("backgroundColor", \.backgroundColor),
            // Documents that do not speak of estimates are of a time when there were none.
            .always { view, _ in
                (view.estimatedRowHeight, view.estimatedSectionHeaderHeight, view.estimatedSectionFooterHeight) = (0, 0, 0)
            },
            .property("estimatedRowHeight", \.estimatedRowHeight),
            .property("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
            .property("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
            .property("contentViewInsetsToSafeArea", \.insetsContentViewsToSafeArea),
            .custom("prototypes") { view, source in
                for cell in source.list("prototypes") { cell.registerPrototype(in: view) }
            },
            // A table that was static keeps an empty list of sections when it has prototypes instead.
            .custom("sections") { view, source in
                if source.record["dataMode"] != "prototypes" { view.staticContent = source.staticContent() }
            },
        ])
}

extension UITableView.SeparatorInsetReference: DocumentWordable {
    package static var documentWords: [String: Self] { ["cellEdges": .fromCellEdges, "automaticInsets": .fromAutomaticInsets] }
}

extension NibRecord {
    /// Has a table make its cells of the record's identifier of the record.
    fileprivate func registerPrototype(in view: UITableView) {
        guard let identifier = record["reuseIdentifier"], !identifier.isEmpty else {
            return log("the prototype cell has no reuse identifier and is never used")
        }
        view.register(nib(), forCellReuseIdentifier: identifier)
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
