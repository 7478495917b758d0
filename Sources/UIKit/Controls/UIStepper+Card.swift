import InterfaceBuilder

extension ClassCard {
    static let stepper = ClassCard(
        UIStepper.self, elements: "stepper",
        attributes: [
            .property("minimumValue", \.minimumValue),
            .property("maximumValue", \.maximumValue),
            .custom("stepValue") { stepper, source in
                if let step = source.record.double("stepValue"), step > 0 { stepper.stepValue = step }
            },
            .property("value", \.value),
            .property("autorepeat", \.autorepeat),
            .property("continuous", \.isContinuous),
            .property("wraps", \.wraps),
        ],
        facts: [
            .primaryEvent(.valueChanged),
            // Each of its buttons is an element of its own.
            .accessibility { $1.isElement = false },
        ])
}
