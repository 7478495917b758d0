import SampanInterfaceBuilder

extension ClassCard {
    static let pickerView = ClassCard(
        UIPickerView.self, elements: "pickerView",
        // The chosen rows are marked in any case.
        withoutEffect: "showsSelectionIndicator")
}
