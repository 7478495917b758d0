import SampanInterfaceBuilder

extension ClassCard {
    static let tableViewCell = ClassCard(
        UITableViewCell.self, elements: "tableViewCell",
        names: "image separatorStyle textAlignment",
        withoutEffect: "detailTextLabel hidesAccessoryWhenEditing imageView rowHeight textLabel",
        attributes: [
            .custom("style") { cell, source in
                if let style: UITableViewCell.CellStyle = source.choice("style") { cell.style = style }
            },
            .custom("reuseIdentifier") { $0.reuseIdentifier = $1.record["reuseIdentifier"] },
            .custom("contentView") { cell, source in
                source.fill(cell.contentView, "contentView")
                cell.adoptStyledViews(
                    text: source.named("textLabel"), detail: source.named("detailTextLabel"), image: source.named("imageView"))
            },
        ],
        facts: [.contentView { $0.contentView }])
}

extension UITableViewCell: SegueStartingCell {
    func keep(_ template: StoryboardSegueTemplate) {
        if template.segue.trigger == "accessoryAction" { accessorySegue = template } else { selectionSegue = template }
    }
}

extension UITableViewCell.CellStyle: DocumentWordable {
    package static var documentWords: [String: Self] {
        [
            "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
            "IBUITableViewCellStyleSubtitle": .subtitle,
        ]
    }
}

extension UITableViewCell.SeparatorStyle: DocumentWordable {
    package static var documentWords: [String: Self] { ["default": .singleLine] }
}

extension NibRecord {
    /// The view whose identifier an attribute gives.
    fileprivate func named<View: UIView>(_ attribute: String) -> View? { record[attribute].flatMap { builder.object($0) as? View } }
}
