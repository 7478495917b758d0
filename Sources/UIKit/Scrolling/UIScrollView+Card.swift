import SampanInterfaceBuilder

extension ClassCard {
    static let scrollView = ClassCard(
        UIScrollView.self, elements: "scrollView",
        attributes: [
            .property("minimumZoomScale", \.minimumZoomScale),
            .property("maximumZoomScale", \.maximumZoomScale),
            .property("contentInset", \.contentInset),
        ],
        facts: [
            .layoutGuides(["contentLayoutGuide": { $0.contentLayoutGuide }, "frameLayoutGuide": { $0.frameLayoutGuide }])
        ])
}
