import SampanInterfaceBuilder

extension ClassCard {
    static let pageControl = ClassCard(
        UIPageControl.self, elements: "pageControl",
        attributes: [
            // A document with more pages than these is damaged.
            .custom("numberOfPages") { control, source in control.numberOfPages = min(source.record.int("numberOfPages") ?? 0, 1000) },
            .property("currentPage", \.currentPage),
        ],
        facts: [
            .primaryEvent(.valueChanged),
            .accessibility { control, standard in
                standard.traits.formUnion([.adjustable, .updatesFrequently])
                standard.adjust = { [weak control] direction in
                    guard let control, control.isEnabled else { return }
                    guard (0..<control.numberOfPages).contains(control.currentPage + direction) else { return }
                    control.currentPage += direction
                    control.sendActions(for: .valueChanged)
                }
            },
        ])
}
