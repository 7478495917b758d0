import SampanInterfaceBuilder

extension ClassCard {
    static let barButtonItem = ClassCard(
        UIBarButtonItem.self, elements: "barButtonItem",
        names: "backgroundImage",
        withoutEffect: "customView",
        attributes: [
            .property("springLoaded", \.isSpringLoaded),
            .custom("systemItem") { item, source in
                if let kind = source.choice("systemItem", as: UIBarButtonItem.SystemItem.self) { item.setSystemItem(kind) }
            },
            .property("style", \.style),
            .always { item, source in
                // The one view inside an item is what it shows.
                guard let record = source.record.children.first(where: { $0.family == .view }) else { return }
                item.customView = source.builder.make(record) as? UIView
            },
        ],
        facts: [
            .accessibility { item, standard in
                if standard.label == nil { standard.label = item.systemItem?.spokenName }
            }
        ])
}

extension UIBarButtonItem.SystemItem {
    /// What an item without text is called: what it is for.
    fileprivate var spokenName: String {
        switch self {
        case .action: return "Share"
        case .trash: return "Delete"
        default:
            let words = "\(self)".reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }
            return words.prefix(1).uppercased() + words.dropFirst()
        }
    }
}
