import SampanInterfaceBuilder

extension ClassCard {
    static let scrollView = ClassCard(
        UIScrollView.self, elements: "scrollView",
        names: "allowsKeyboardScrolling transfersHorizontalScrollingToParent transfersVerticalScrollingToParent",
        attributes: [
            .property("minimumZoomScale", \.minimumZoomScale),
            .property("maximumZoomScale", \.maximumZoomScale),
            .property("contentInset", \.contentInset),
        ],
        facts: [
            .layoutGuides(["contentLayoutGuide": { $0.contentLayoutGuide }, "frameLayoutGuide": { $0.frameLayoutGuide }])
        ])
}
