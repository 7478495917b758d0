import SampanInterfaceBuilder

extension ClassCard {
    static let control = ClassCard(
        UIControl.self, elements: "control",
        names: "changesSelectionAsPrimaryAction showsMenuAsPrimaryAction",
        // Of views, of which documents say it too, only controls take it.
        attributes: [.property("toolTip", \.toolTip)],
        facts: [
            .primaryEvent(.primaryActionTriggered),
            .accessibility { control, standard in
                standard.isElement = true
                standard.respondsToInteraction = control.isUserInteractionEnabled && control.isEnabled
                if !control.isEnabled { standard.traits.insert(.notEnabled) }
                if control.isSelected { standard.traits.insert(.selected) }
            },
        ])
}

/// The event that stands for a control's use.
private struct PrimaryEvent {
    let event: UIControl.Event
}

extension CardFact where Object: UIControl {
    /// The event that stands for the control's use where a document does not say which.
    static func primaryEvent(_ event: UIControl.Event) -> Self { Self(PrimaryEvent(event: event)) }
}

extension UIControl {
    /// The event that stands for the control's use where a document does not say which.
    var primaryEvent: UIControl.Event { ClassCards.fact(PrimaryEvent.self, of: type(of: self))?.event ?? .primaryActionTriggered }
}
