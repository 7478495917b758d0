import EventKit
import UIKit

// What screens of events ask and tell the person.

extension UIViewController {
    /// Has the person choose what is done.
    func ask(_ choices: [(title: String, style: UIAlertAction.Style, perform: () -> Void)], cancel: String = "Cancel") {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for choice in choices { sheet.addAction(UIAlertAction(title: choice.title, style: choice.style) { _ in choice.perform() }) }
        sheet.addAction(UIAlertAction(title: cancel, style: .cancel))
        sheet.popoverPresentationController?.sourceView = view
        sheet.popoverPresentationController?.sourceRect = view.bounds
        present(sheet, animated: true)
    }

    /// Asks whether an event is to be deleted, and how much of one that comes again.
    func askWhetherToDelete(_ event: EKEvent, then delete: @escaping (EKSpan) -> Void) {
        guard event.hasRecurrenceRules else { return ask([("Delete Event", .destructive, { delete(.thisEvent) })]) }
        ask([
            ("Delete This Event Only", .destructive, { delete(.thisEvent) }),
            ("Delete All Future Events", .destructive, { delete(.futureEvents) }),
        ])
    }

    /// Says why something was not done.
    func tell(of error: any Error, title: String) {
        let alert = UIAlertController(title: title, message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
