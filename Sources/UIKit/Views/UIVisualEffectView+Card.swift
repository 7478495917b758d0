import SampanInterfaceBuilder

extension ClassCard {
    static let visualEffectView = ClassCard(
        UIVisualEffectView.self, elements: "visualEffectView",
        attributes: [
            .custom("contentView") { view, source in source.fill(view.contentView, "contentView") },
            .always { view, source in view.effect = source.vibrancyEffect() ?? source.blurEffect() },
        ],
        facts: [.contentView { $0.contentView }])
}

extension NibRecord {
    /// The first record inside that is written as an element; effects have no keys.
    private func unnamed(_ element: String) -> NibRecord? {
        record.children.first { $0.element == element }.map { NibRecord(record: $0, builder: builder) }
    }

    /// The blur that a record has inside.
    fileprivate func blurEffect() -> UIBlurEffect? {
        unnamed("blurEffect").map { UIBlurEffect(style: $0.choice("style") ?? .regular) }
    }

    /// The vibrancy that a record has inside, for the blur inside of that.
    fileprivate func vibrancyEffect() -> UIVibrancyEffect? {
        guard let source = unnamed("vibrancyEffect") else { return nil }
        let blur = source.blurEffect() ?? UIBlurEffect(style: .regular)
        guard let style: UIVibrancyEffectStyle = source.choice("style") else { return UIVibrancyEffect(blurEffect: blur) }
        return UIVibrancyEffect(blurEffect: blur, style: style)
    }
}
