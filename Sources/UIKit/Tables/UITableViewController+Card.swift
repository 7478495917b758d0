import SampanInterfaceBuilder

extension ClassCard {
    static let tableViewController = ClassCard(
        UITableViewController.self, elements: "tableViewController",
        withoutEffect: "refreshControl")
}
