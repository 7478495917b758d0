import InterfaceBuilder

extension ClassCard {
    static let progressView = ClassCard(
        UIProgressView.self, elements: "progressView",
        attributes: [
            .property("progressViewStyle", \.progressViewStyle),
            .property("progress", \.progress),
            .property("progressTintColor", \.progressTintColor),
            .property("trackTintColor", \.trackTintColor),
            .property("progressImage", \.progressImage),
            .property("trackImage", \.trackImage),
        ],
        facts: [
            .accessibility { view, standard in
                standard.isElement = true
                standard.setValue(fraction: Double(view.progress))
                standard.traits.insert(.updatesFrequently)
            }
        ])
}
