import SampanInterfaceBuilder

extension ClassCard {
    static let activityIndicatorView = ClassCard(
        UIActivityIndicatorView.self, elements: "activityIndicatorView",
        attributes: [
            .property("style", \.style),
            .given("color", \.color),
            .custom("animating") { view, source in if source.record.bool("animating") == true { view.startAnimating() } },
        ])
}

extension UIActivityIndicatorView.Style: DocumentWordable {
    /// The names of iOS 12 and before.
    package static var documentWords: [String: Self] { ["white": .medium, "gray": .medium, "whiteLarge": .large] }
}
