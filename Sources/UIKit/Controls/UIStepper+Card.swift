import SampanInterfaceBuilder

extension ClassCard {
    static let stepper = ClassCard(
        UIStepper.self, elements: "stepper",
        attributes: [
            .custom("stepValue") { stepper, source in
                if let step = source.record.double("stepValue"), step > 0 { stepper.stepValue = step }
            },
            .property("value", \.value),
        ],
        facts: [
            .primaryEvent(.valueChanged),
            // Each of its buttons is an element of its own.
            .accessibility { $1.isElement = false },
        ])
}
