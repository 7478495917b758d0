import UIKit

/// Writes down which events a control sends, in their order.
@MainActor
final class EventLog {
    var events: [String] = []

    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDragInside, "drag"), (.touchUpInside, "up"), (.touchUpOutside, "upOutside"),
        (.touchCancel, "cancel"), (.valueChanged, "value"), (.primaryActionTriggered, "primary"), (.editingDidBegin, "begin"),
        (.editingChanged, "changed"), (.editingDidEnd, "end"), (.editingDidEndOnExit, "exit"),
    ]

    init(_ control: UIControl) {
        for (event, name) in Self.names { control.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event) }
    }
}
