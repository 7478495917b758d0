import Foundation
import SampanHost

extension ElementFacts {
    /// What is said of an object besides its name and value; `nil` where that is nothing.
    @MainActor
    init?(of object: AccessibleObject) {
        self.init()
        hint = object.accessibilityHint.flatMap { $0.isEmpty ? nil : $0 }
        language = object.accessibilityLanguage
        let names = object.accessibilityUserInputLabels ?? []
        if !names.isEmpty, names != [object.accessibilityLabel ?? ""] { inputLabels = names }
        actions = object.accessibilityCustomActions.flatMap { $0.isEmpty ? nil : $0.map(\.name) }
        rotors = object.accessibilityCustomRotors.flatMap { $0.isEmpty ? nil : $0.map(\.commandName) }
        textualContext = object.accessibilityTextualContext?.rawValue
        if object.accessibilityExpandedStatus != .unsupported { isExpanded = object.accessibilityExpandedStatus == .expanded }
        if object.accessibilityContainerType != .none { container = "\(object.accessibilityContainerType)" }
        if let table = object as? any UIAccessibilityContainerDataTable {
            cells = [table.accessibilityRowCount(), table.accessibilityColumnCount()]
        } else if let cell = object as? any UIAccessibilityContainerDataTableCell {
            let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
            cells = [rows.location, rows.length, columns.location, columns.length]
        }
        dragPoints = Self.spots(object.accessibilityDragSourceDescriptors)
        dropPoints = Self.spots(object.accessibilityDropPointDescriptors)
        if object.accessibilityTraits.contains(.allowsDirectInteraction) {
            let options = object.accessibilityDirectTouchOptions
            directTouch = [
                options.contains(.silentOnTouch) ? "silentOnTouch" : nil,
                options.contains(.requiresActivation) ? "requiresActivation" : nil,
            ].compactMap(\.self)
        }
        if object.accessibilityElementIsFocused() { isFocused = true }
        guard self != ElementFacts() else { return nil }
    }

    @MainActor
    private static func spots(_ descriptors: [UIAccessibilityLocationDescriptor]?) -> [Spot]? {
        let spots = (descriptors ?? []).compactMap { descriptor -> Spot? in
            guard let view = descriptor.view else { return nil }
            let point = view.convert(descriptor.point, to: nil)
            return Spot(name: descriptor.name, x: Double(point.x), y: Double(point.y))
        }
        return spots.isEmpty ? nil : spots
    }
}
