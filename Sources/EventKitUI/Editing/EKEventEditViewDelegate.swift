import EventKit

/// How the editing of an event ended. See https://developer.apple.com/documentation/eventkitui/ekeventeditviewaction.
public enum EKEventEditViewAction: Int, Sendable {
    /// The person gave it up.
    case canceled = 0
    /// The person saved the event.
    case saved
    /// The person deleted the event.
    case deleted

    /// What `canceled` was called before.
    @available(*, deprecated, renamed: "canceled")
    public static var cancelled: EKEventEditViewAction { .canceled }
}

/// Hears how the editing of an event ended. See https://developer.apple.com/documentation/eventkitui/ekeventeditviewdelegate.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    // @objc(eventEditViewController:didCompleteWithAction:)
    /// The person is done. The controller stays until the delegate dismisses it.
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    // @objc(eventEditViewControllerDefaultCalendarForNewEvents:) optional
    /// The calendar that a new event goes to; the store's own if not implemented.
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}
