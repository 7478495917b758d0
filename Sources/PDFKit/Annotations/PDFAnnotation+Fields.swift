import CoreGraphics
import Foundation
import UIKit

/// What fields of forms are. See https://developer.apple.com/documentation/pdfkit/pdfannotation.
extension PDFAnnotation {
    private var fieldFlags: Int { field("Ff").whole ?? 0 }

    private func has(_ bit: Int) -> Bool { fieldFlags & 1 << (bit - 1) != 0 }

    private func put(_ isSet: Bool, bit: Int) {
        let mask = 1 << (bit - 1)
        put(.integer(isSet ? fieldFlags | mask : fieldFlags & ~mask), "Ff")
    }

    /// What kind of field it is.
    public var widgetFieldType: PDFAnnotationWidgetSubtype {
        get { PDFAnnotationWidgetSubtype(rawValue: "/" + (field("FT").name ?? "")) }
        set { put(.name(newValue.rawValue.withoutSlash), "FT") }
    }

    /// What kind of button it is.
    public var widgetControlType: PDFWidgetControlType {
        get {
            guard widgetFieldType == .button else { return .unknownControl }
            return has(17) ? .pushButtonControl : has(16) ? .radioButtonControl : .checkBoxControl
        }
        set {
            put(newValue == .pushButtonControl, bit: 17)
            put(newValue == .radioButtonControl, bit: 16)
        }
    }

    /// The field's name.
    public var fieldName: String? {
        get { field("T").text }
        set { put(newValue.map { .text($0) }, "T") }
    }

    /// Whether the field cannot be changed by a person.
    public var isReadOnly: Bool {
        get { has(1) }
        set { put(newValue, bit: 1) }
    }

    /// The colour behind the field.
    public var backgroundColor: UIColor? {
        get { color("BG") }
        set { setColor(newValue, "BG") }
    }

    // MARK: Text

    /// Whether the text may have several lines.
    public var isMultiline: Bool {
        get { has(13) }
        set { put(newValue, bit: 13) }
    }

    /// Whether the text is not shown.
    public var isPasswordField: Bool { has(14) }

    /// Whether each character has a compartment of its own, as many as there may be.
    public var hasComb: Bool {
        get { has(25) }
        set { put(newValue, bit: 25) }
    }

    /// How many characters the text may have; 0 if as many as one likes.
    public var maximumLength: Int {
        get { max(field("MaxLen").whole ?? 0, 0) }
        set { put(newValue > 0 ? .integer(newValue) : nil, "MaxLen") }
    }

    /// The text, or the choice.
    public var widgetStringValue: String? {
        get { field("V").text ?? field("V").name }
        set { put(newValue.map { .text($0) }, "V") }
    }

    /// The text, or the choice, to begin with.
    public var widgetDefaultStringValue: String? {
        get { field("DV").text ?? field("DV").name }
        set { put(newValue.map { .text($0) }, "DV") }
    }

    /// Whether a tap lets a person edit the text.
    public var isActivatableTextField: Bool { type == "Widget" && widgetFieldType == .text && !isReadOnly }

    // MARK: Choices

    /// Whether what can be chosen is shown as a list, rather than in a menu.
    public var isListChoice: Bool {
        get { widgetFieldType == .choice && !has(18) }
        set { put(!newValue, bit: 18) }
    }

    /// What can be chosen, as people read it.
    public var choices: [String]? {
        get { options.map { $0.map(\.label) } }
        set { putOptions(newValue, values) }
    }

    /// What can be chosen, as it is written.
    public var values: [String]? {
        get { options.map { $0.map(\.value) } }
        set { putOptions(choices, newValue) }
    }

    private var options: [(value: String, label: String)]? {
        field("Opt").items?.map { item in
            let item = source?.resolved(item) ?? item
            let pair = item.items?.compactMap { (source?.resolved($0) ?? $0).text } ?? []
            return pair.count == 2 ? (pair[0], pair[1]) : (item.text ?? "", item.text ?? "")
        }
    }

    private func putOptions(_ labels: [String]?, _ values: [String]?) {
        guard let labels = labels ?? values else { return put(nil, "Opt") }
        put(
            .array(
                labels.enumerated().map { index, label in
                    guard let values, values.indices.contains(index), values[index] != label else { return .text(label) }
                    return .array([.text(values[index]), .text(label)])
                }), "Opt")
    }

    // MARK: Buttons

    /// Whether the button that is on of several can be turned off.
    public var allowsToggleToOff: Bool {
        get { !has(15) }
        set { put(!newValue, bit: 15) }
    }

    /// Whether buttons of one state go on and off together.
    public var radiosInUnison: Bool {
        get { has(26) }
        set { put(newValue, bit: 26) }
    }

    /// What a button says.
    public var caption: String? {
        get { characteristic("CA").text }
        set { putCharacteristic(newValue.map { .text($0) }, "CA") }
    }

    /// Whether a button is on.
    public var buttonWidgetState: PDFWidgetCellState {
        get {
            (entry("AS").name.map { $0 != "Off" } ?? isOn(by: field("V").name)) ? .onState : .offState
        }
        set {
            let state = newValue == .onState ? buttonWidgetStateString : "Off"
            // The looks of its states stay as they are.
            entries["AS"] = .name(state)
            let looks = entries["AP"]
            put(.name(state), "V")
            entries["AP"] = looks
        }
    }

    /// What the field's value is while the button is on.
    public var buttonWidgetStateString: String {
        get { ownState ?? knownState ?? "Yes" }
        set {
            let isOn = buttonWidgetState == .onState
            ownState = newValue.withoutSlash
            if isOn { buttonWidgetState = .onState }
        }
    }

    /// Whether the button is on with a value of its field. Several buttons of one field have it, so the value has to be this one's; if nothing says
    /// what this one's is, any value will do.
    private func isOn(by value: String?) -> Bool {
        guard let value, value != "Off" else { return false }
        return (ownState ?? knownState).map { $0 == value } ?? true
    }

    private var knownState: String? {
        let states = source.flatMap { source in entry("AP").entries?["N"].flatMap { source.resolved($0).entries } }
        return states?.keys.sorted().first { $0 != "Off" }
    }

    /// Gives the field its first value again.
    func resetField() {
        switch widgetFieldType {
        case .button:
            if widgetControlType != .pushButtonControl {
                buttonWidgetState = isOn(by: field("DV").name) ? .onState : .offState
            }
        default: widgetStringValue = widgetDefaultStringValue
        }
    }
}
