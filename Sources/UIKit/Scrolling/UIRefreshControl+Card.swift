import SampanInterfaceBuilder

extension ClassCard {
    static let refreshControl = ClassCard(
        UIRefreshControl.self, elements: "refreshControl",
        names: "attributedTitle")
}
