import SampanInterfaceBuilder

extension ClassCard {
    static let tableViewHeaderFooterView = ClassCard(
        UITableViewHeaderFooterView.self, elements: "tableViewHeaderFooterView",
        attributes: [
            .custom("reuseIdentifier") { $0.reuseIdentifier = $1.record["reuseIdentifier"] },
            .custom("contentView") { view, source in source.fill(view.contentView, "contentView") },
        ])
}
