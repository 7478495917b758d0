import SampanInterfaceBuilder

extension ClassCard {
    static let progressView = ClassCard(
        UIProgressView.self, elements: "progressView",
        attributes: [
            .property("progress", \.progress)
        ],
        facts: [
            .accessibility { view, standard in
                standard.isElement = true
                standard.setValue(fraction: Double(view.progress))
                standard.traits.insert(.updatesFrequently)
            }
        ])
}
