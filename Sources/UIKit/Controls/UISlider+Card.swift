import SampanInterfaceBuilder

extension ClassCard {
    static let slider = ClassCard(
        UISlider.self, elements: "slider",
        names: "preferredBehavioralStyle sliderStyle",
        attributes: [
            .property("minValue", \.minimumValue),
            .property("maxValue", \.maximumValue),
            .property("value", \.value),
        ],
        facts: [
            .primaryEvent(.valueChanged),
            .accessibility { slider, standard in
                let range = slider.maximumValue - slider.minimumValue
                standard.setValue(fraction: range > 0 ? Double((slider.value - slider.minimumValue) / range) : 0)
                standard.traits.insert(.adjustable)
                standard.adjust = { [weak slider] direction in
                    guard let slider, slider.isEnabled else { return }
                    slider.value += Float(direction) * range / 10
                    slider.sendActions(for: .valueChanged)
                }
            },
        ])
}
